import { wholeCelular } from './whatsapp-link.ts'

/**
 * Configuration, read from the build's environment and validated here and nowhere else. Without `VITE_FIREBASE_PROJECT_ID`
 * the data lives in the emulators of this machine.
 */
export type Config = {
  /** product title, shown on the log-in page and in the window title */
  titulo: string
  /** URL of the organisation's logo */
  logo: string
  /** the default password: new and reset accounts have it and must change it at their first access */
  senhaPadrao: string
  firebase: { apiKey: string; authDomain: string; projectId: string; appId: string }
  /** 'host:port' of each emulator; undefined in production */
  emulators: { firestore: string; auth: string } | undefined
  /** whom to ask in the whole network, with that person's consent: everybody sees it, without a session too */
  contato: { nome: string; celular: string } | undefined
}

type Environment = Record<string, unknown>

/** bcrypt looks at no more than 72 bytes. */
const MAX_PASSWORD = 72
const MIN_PASSWORD = 6

const HOST_AND_PORT = /^[\w.-]+:\d{1,5}$/

/** @throws Error that lists every missing or malformed variable */
export function readConfig(env: Environment): Config {
  const problems: string[] = []
  const text = (name: string, fallback?: string) => {
    const value = env[name]
    if (typeof value === 'string' && value.trim() !== '') return value
    if (fallback === undefined) problems.push(`${name} is missing`)
    return fallback ?? ''
  }
  const hostAndPort = (name: string, fallback: string) => {
    const value = text(name, fallback)
    if (!HOST_AND_PORT.test(value)) problems.push(`${name} must be host:port, not "${value}"`)
    return value
  }
  const contato = () => {
    const nome = text('VITE_CONTATO_NOME', '')
    const celular = text('VITE_CONTATO_CELULAR', '')
    if (nome === '' && celular === '') return undefined
    if (nome === '' || wholeCelular(celular) === undefined) {
      problems.push('VITE_CONTATO_NOME and VITE_CONTATO_CELULAR (with the area code) go together')
    }
    return { nome, celular }
  }
  const production = Boolean(env['VITE_FIREBASE_PROJECT_ID']) && !env['VITE_FIRESTORE_EMULATOR']
  const config: Config = {
    titulo: text('VITE_TITULO', 'Escala da Porta'),
    logo: text('VITE_LOGO', '/logo.svg'),
    senhaPadrao: text('VITE_SENHA_PADRAO', production ? undefined : 'mudar123'),
    firebase: {
      apiKey: text('VITE_FIREBASE_API_KEY', production ? undefined : 'demo'),
      authDomain: text('VITE_FIREBASE_AUTH_DOMAIN', production ? undefined : 'localhost'),
      projectId: text('VITE_FIREBASE_PROJECT_ID', 'demo-escala'),
      appId: text('VITE_FIREBASE_APP_ID', production ? undefined : 'demo'),
    },
    emulators: production
      ? undefined
      : {
          firestore: hostAndPort('VITE_FIRESTORE_EMULATOR', '127.0.0.1:8080'),
          auth: hostAndPort('VITE_AUTH_EMULATOR', '127.0.0.1:9099'),
        },
    contato: contato(),
  }
  const length = new TextEncoder().encode(config.senhaPadrao).length
  if (length < MIN_PASSWORD || length > MAX_PASSWORD) {
    problems.push(`VITE_SENHA_PADRAO must have ${MIN_PASSWORD} to ${MAX_PASSWORD} bytes`)
  }
  // the page may load images only from its own origin (firebase.json, Content-Security-Policy)
  if (!config.logo.startsWith('/'))
    problems.push(`VITE_LOGO must be a path on this site, like /logo.svg, not "${config.logo}"`)
  const pushKey = text('VITE_PUSH_PUBLIC_KEY', '')
  if (pushKey !== '' && !/^[\w-]{87}$/.test(pushKey))
    problems.push('VITE_PUSH_PUBLIC_KEY must be the public key that "npm run remind -- --keys" prints')
  if (problems.length > 0) throw new Error(`Invalid configuration:\n- ${problems.join('\n- ')}`)
  return config
}

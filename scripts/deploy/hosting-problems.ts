import { isFields } from '#src/lib/untyped-data.ts'

/** Headers without which nothing is published. */
const REQUIRED = [
  'Content-Security-Policy',
  'Strict-Transport-Security',
  'Cross-Origin-Opener-Policy',
  'X-Content-Type-Options',
  'X-Frame-Options',
  'Referrer-Policy',
]

/** What firebase.json lacks for a safe deploy. @param config its parsed content */
export function hostingProblems(config: unknown): string[] {
  const hosting = isFields(config) && isFields(config['hosting']) ? config['hosting'] : {}
  const rules = Array.isArray(hosting['headers']) ? hosting['headers'].filter(isFields) : []
  const everywhere = rules.find(({ source }) => source === '**')?.['headers']
  const headers = new Map(
    (Array.isArray(everywhere) ? everywhere.filter(isFields) : []).map(({ key, value }) => [
      key,
      String(value),
    ]),
  )
  const policy = headers.get('Content-Security-Policy') ?? ''
  const rewrites = Array.isArray(hosting['rewrites']) ? hosting['rewrites'].filter(isFields) : []
  return [
    ...(rewrites.every(({ source }) => source === '!/assets/**')
      ? []
      : [
          'firebase.json responde a um arquivo de /assets que falta com uma página, que os aparelhos guardariam.',
        ]),
    ...REQUIRED.filter((name) => !headers.has(name)).map((name) => `firebase.json não envia ${name}.`),
    ...(/127\.0\.0\.1|localhost/.test(policy)
      ? ['A Content-Security-Policy deixa falar com um emulador.']
      : []),
    ...(/script-src[^;]*'unsafe-(inline|eval)'/.test(policy)
      ? ['A Content-Security-Policy deixa executar scripts de qualquer origem.']
      : []),
  ]
}

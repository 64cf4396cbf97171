/** Names for the demonstration network. All invented; combined by index, so the same index is the same person on every run. */
const MULHERES = [
  'Ana',
  'Beatriz',
  'Camila',
  'Daniela',
  'Elaine',
  'Fernanda',
  'Gabriela',
  'Helena',
  'Isabel',
  'Juliana',
  'Larissa',
  'Márcia',
  'Natália',
  'Patrícia',
  'Raquel',
  'Sandra',
  'Talita',
  'Vanessa',
  'Rute',
  'Noemi',
]
const HOMENS = [
  'André',
  'Bruno',
  'Carlos',
  'Daniel',
  'Eduardo',
  'Fábio',
  'Gustavo',
  'Henrique',
  'Ivan',
  'João',
  'Lucas',
  'Marcos',
  'Natanael',
  'Paulo',
  'Rafael',
  'Samuel',
  'Tiago',
  'Vitor',
  'Elias',
  'Josué',
]
const SOBRENOMES = [
  'Almeida',
  'Barbosa',
  'Cardoso',
  'Dias',
  'Esteves',
  'Ferreira',
  'Gonçalves',
  'Lima',
  'Martins',
  'Nogueira',
  'Oliveira',
  'Pereira',
  'Queiroz',
  'Ribeiro',
  'Santos',
  'Teixeira',
  'Vieira',
  'Xavier',
  'Araújo',
  'Moreira',
]

export type Person = {
  name: string
  email: string
  genero: 'feminino' | 'masculino'
  celular: string
  datanasc: string
}

/** The person number `index`: women at even numbers, men at odd ones. */
export function demoPerson(index: number): Person {
  const feminine = index % 2 === 0
  const half = Math.floor(index / 2)
  const first = pick(feminine ? MULHERES : HOMENS, half)
  const last = pick(SOBRENOMES, half * 7 + Math.floor(half / 20) + (feminine ? 3 : 0))
  const name = `${first} ${last}`
  return {
    name,
    email: `${plain(first)}.${plain(last)}${index}@exemplo.org`,
    genero: feminine ? 'feminino' : 'masculino',
    celular: `1199${String(1_000_000 + index * 7919).slice(-7)}`,
    datanasc: `${1955 + ((index * 13) % 50)}-${two(1 + (index % 12))}-${two(1 + (index % 28))}`,
  }
}

function pick(list: readonly string[], index: number): string {
  return list[index % list.length] ?? ''
}

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}

function two(value: number): string {
  return String(value).padStart(2, '0')
}

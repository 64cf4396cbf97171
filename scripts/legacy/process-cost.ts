/** What this process has used so far: seconds since it began and its largest memory in MB. */
export function processCost(): {
  text: string
  result: { segundos: number; memoriaMaximaMB: number }
} {
  const segundos = Math.round(process.uptime() * 10) / 10
  const memoriaMaximaMB = Math.round(process.resourceUsage().maxRSS / 1024)
  return {
    text: `Tempo: ${segundos.toLocaleString('pt-BR')} s; memória máxima: ${memoriaMaximaMB} MB`,
    result: { segundos, memoriaMaximaMB },
  }
}

import { createRoot } from 'react-dom/client'
import { toStored } from '#src/lib/service-time.ts'
import { MonthPlan } from '#src/pages/relatorio/mes/month-plan.tsx'
import '#src/pages/relatorio/mes/relatorio-mes.css'
import { Administrator } from '../administrator.tsx'
import { NETWORK } from './network.ts'

/** In December, so that the month that is offered first is January. */
const NOW = toStored('2026-12-10', '12:00')
const PATIENCE_MS = 280_000

/**
 * Generates the month of a network on its own page, from the tap until the preview is there; leaves the longest task over 50 ms meanwhile,
 * in ms, in the title, and how many reports.
 */
async function run(root: HTMLElement) {
  createRoot(root).render(
    <Administrator>
      <MonthPlan network={NETWORK} complete onRetry={() => {}} agora={NOW} />
    </Administrator>,
  )
  const generate = await button(/^Gerar [1-9]/)
  // drawing the network's rows is no part of the generation
  await new Promise((resolve) => setTimeout(resolve, 1_000))
  let longest = 0
  const read = (entries: PerformanceEntryList) => {
    for (const { duration } of entries) longest = Math.max(longest, duration)
  }
  const observer = new PerformanceObserver((list) => read(list.getEntries()))
  observer.observe({ type: 'longtask' })
  generate.click()
  const write = await button(/^Gravar [1-9]/)
  await new Promise((resolve) => setTimeout(resolve, 500))
  read(observer.takeRecords())
  document.title = `longest ${longest} reports ${write.textContent.replace(/\D/g, '')}`
}

async function button(name: RegExp): Promise<HTMLButtonElement> {
  const until = performance.now() + PATIENCE_MS
  while (performance.now() < until) {
    const found = [...document.querySelectorAll('button')].find(({ textContent }) => name.test(textContent))
    if (found) return found
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`No button ${name}`)
}

const root = document.getElementById('root')
if (root) void run(root)

import { useEffect, useState } from 'react'
import { clockError } from '#src/lib/clock-error.ts'
import './banner.css'

const DAY_MS = 24 * 60 * 60 * 1000

/** Says that this device's clock is wrong by more than a day: what is next, and today, go by it. */
export function ClockBanner() {
  const [isWrong, setWrong] = useState(false)
  useEffect(() => {
    void clockError(Date.now).then((error) => setWrong(Math.abs(error ?? 0) > DAY_MS))
  }, [])
  return (
    <div className="offline-banner" role="status">
      {isWrong
        ? 'O relógio deste aparelho está errado em mais de um dia. Acerte a data e a hora: os compromissos são mostrados por elas.'
        : null}
    </div>
  )
}

import { useId, useState } from 'react'
import { LETTER, readDevice, writeDevice } from '#src/lib/device-storage.ts'
import { applyLetterSize } from '#src/lib/letter-size.ts'
import './letter-choice.css'

/** Of the size that the browser is set to. */
const SIZES = [
  { size: '100%', shown: 'A', said: 'normal' },
  { size: '120%', shown: 'A+', said: 'grande' },
  { size: '140%', shown: 'A++', said: 'muito grande' },
]

/** The size of the letters on this device: seen at once, and remembered. */
export function LetterChoice() {
  const [chosen, setChosen] = useState(() => readDevice(LETTER) ?? '100%')
  const id = useId()
  return (
    <div className="letter-choice" role="radiogroup" aria-labelledby={id}>
      <span id={id}>Letra:</span>
      {SIZES.map(({ size, shown, said }) => (
        <label key={size} className="letter-choice__size" style={{ fontSize: size }}>
          <input
            type="radio"
            name={id}
            className="visually-hidden"
            aria-label={`${shown} (${said})`}
            checked={size === chosen}
            onChange={() => {
              writeDevice(LETTER, size)
              applyLetterSize()
              // what measured the screen in letters measures anew
              window.dispatchEvent(new Event('resize'))
              setChosen(size)
            }}
          />
          {shown}
        </label>
      ))}
    </div>
  )
}

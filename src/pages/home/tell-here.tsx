import { useEffect, useState } from 'react'
import { Button } from '#src/components/button.tsx'
import { Icon } from '#src/components/icons.tsx'
import { canBePushed } from '#src/lib/can-be-pushed.ts'
import { leaveDevice, pushedDevice, reachDevice } from '#src/lib/push-device.ts'
import { dropAparelho, saveAparelho } from '#src/repositories/avisos.ts'

type TellHereProps = { uid: string; publicKey: string }

const REFUSED =
  'O navegador não deixa este site avisar. Mude isso nas configurações do site, no cadeado ao lado do endereço.'
const FAILED = 'Não foi possível mudar os avisos deste aparelho. Verifique a conexão e tente de novo.'

/** 'Avisar neste aparelho': the day before a turn, by a notification that the operator's computer sends. */
export function TellHere({ uid, publicKey }: TellHereProps) {
  const [on, setOn] = useState<boolean>()
  const [busy, setBusy] = useState(false)
  const [note, setNote] = useState('')

  useEffect(() => {
    if (!canBePushed()) return
    pushedDevice().then(
      (device) => setOn(device !== undefined),
      () => setOn(false),
    )
  }, [])

  async function turn() {
    setBusy(true)
    setNote('')
    try {
      if (on) {
        const device = await leaveDevice()
        if (device) await dropAparelho(uid, device.key)
      } else {
        await saveAparelho(uid, await reachDevice(publicKey))
        setNote('Pronto: na véspera de servir, este aparelho avisa.')
      }
      setOn(!on)
    } catch (error) {
      console.warn('The device could not be reached', error)
      setNote(error instanceof DOMException && error.name === 'NotAllowedError' ? REFUSED : FAILED)
    }
    setBusy(false)
  }

  if (on === undefined) return null
  return (
    <div className="add-to-agenda no-print">
      <Button busy={busy} aria-pressed={on} onClick={turn}>
        <Icon name="clock" size={18} /> Avisar neste aparelho
      </Button>
      <p role="status">{note}</p>
    </div>
  )
}

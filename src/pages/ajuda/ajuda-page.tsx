import manual from '#docs/manual.md?raw'
import { NetworkContact } from '#src/components/network-contact.tsx'
import { Page } from '#src/components/page.tsx'
import { can } from '#src/domain/can.ts'
import { useActor } from '#src/session/use-actor.ts'
import './ajuda.css'
import { ManualBlock } from './manual-block.tsx'
import { manualBlocks } from './manual-blocks.ts'

const BLOCKS = manualBlocks(manual)
const [, STAFF_PART] = BLOCKS.flatMap((block) => (block.kind === 'heading' && block.level === 2 ? block : []))

/** The manual, which is docs/manual.md; whoever runs the network has a way to their part of it. */
export function AjudaPage() {
  const staff = can(useActor(), 'relatorio_lista')
  return (
    <Page title="Ajuda">
      <NetworkContact lead="Dúvidas? Fale com" />
      {staff && STAFF_PART && (
        <p>
          <a href={`#${STAFF_PART.id}`}>Ir à parte da secretaria</a>
        </p>
      )}
      <div className="manual">
        {BLOCKS.map((block, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the manual does not change while it is read
          <ManualBlock key={index} block={block} />
        ))}
      </div>
    </Page>
  )
}

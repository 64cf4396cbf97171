import type { Block, Run } from './manual-blocks.ts'

/** Where the build puts the manual's pictures, by path from the root. */
const PICTURES = import.meta.glob<string>('/docs/images/manual-*.png', {
  eager: true,
  query: '?url',
  import: 'default',
})

/** One piece of the manual. A picture that is not there leaves its words; where there is one of a phone's screen, a phone shows it. */
export function ManualBlock({ block }: { block: Block }) {
  switch (block.kind) {
    case 'heading': {
      const Heading = `h${block.level}` as const
      return (
        <Heading id={block.id} tabIndex={-1}>
          {block.text}
        </Heading>
      )
    }
    case 'paragraph':
      return (
        <p>
          <Runs runs={block.runs} />
        </p>
      )
    case 'list': {
      const List = block.ordered ? 'ol' : 'ul'
      return (
        <List>
          {block.items.map((item) => (
            <li key={item.map(({ text }) => text).join('')}>
              <Runs runs={item} />
            </li>
          ))}
        </List>
      )
    }
    case 'picture': {
      const source = PICTURES[`/docs/images/${block.file}`]
      const onPhone = PICTURES[`/docs/images/${block.file.replace(/\.png$/, '-celular.png')}`]
      if (!source) return null
      return (
        <picture>
          {onPhone && <source media="(width < 600px)" srcSet={onPhone} />}
          <img src={source} alt={block.alt} loading="lazy" />
        </picture>
      )
    }
  }
}

function Runs({ runs }: { runs: readonly Run[] }) {
  return runs.map(({ text, strong }) => (strong ? <strong key={text}>{text}</strong> : text))
}

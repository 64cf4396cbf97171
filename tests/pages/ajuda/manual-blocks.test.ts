import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { manualBlocks } from '#src/pages/ajuda/manual-blocks.ts'

test('headings, paragraphs, lists of both kinds, pictures and bold words', () => {
  const text =
    '# Manual\n\nAntes.\n\n## Para você\n\n- Um **dois** três\n- quatro\n\n1. cinco\n\n![Uma tela](images/a.png)\n'
  expect(manualBlocks(text)).toEqual([
    { kind: 'paragraph', runs: [{ text: 'Antes.', strong: false }] },
    { kind: 'heading', level: 2, text: 'Para você', id: 'para-voce' },
    {
      kind: 'list',
      ordered: false,
      items: [
        [
          { text: 'Um ', strong: false },
          { text: 'dois', strong: true },
          { text: ' três', strong: false },
        ],
        [{ text: 'quatro', strong: false }],
      ],
    },
    { kind: 'list', ordered: true, items: [[{ text: 'cinco', strong: false }]] },
    { kind: 'picture', alt: 'Uma tela', file: 'a.png' },
  ])
})

test('the manual is all read: one part for members, one for the secretary, and its pictures are there', () => {
  const blocks = manualBlocks(readFileSync('docs/manual.md', 'utf8'))
  const parts = blocks.flatMap((block) => (block.kind === 'heading' && block.level === 2 ? block.text : []))
  expect(parts).toEqual(['Para quem serve', 'Para a secretaria'])
  const left = blocks.flatMap((block) => (block.kind === 'paragraph' ? block.runs : []))
  expect(left.filter(({ text }) => /[*#[\]|`]/.test(text))).toEqual([])
  const pictures = blocks.flatMap((block) => (block.kind === 'picture' ? block.file : []))
  expect(readdirSync('docs/images')).toEqual(expect.arrayContaining(pictures))
})

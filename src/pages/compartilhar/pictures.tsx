import { useEffect, useMemo, useRef, useState } from 'react'
import { Button } from '#src/components/button.tsx'
import { FormError } from '#src/components/form-error.tsx'
import { downloadFile } from '#src/lib/download-file.ts'
import { layoutPictures } from '#src/output/picture-layout.ts'
import type { Roteiro } from '#src/output/roteiro.ts'
import { canvasMeasure, pictureFiles } from './draw-picture.ts'
import { fileName } from './file-name.ts'

const FAILED = 'Não foi possível fazer a imagem neste aparelho. Use a mensagem ou a folha.'

/** The month drawn. The files are made before the tap: a browser shares only what is ready when it is asked to. */
export function Pictures({ roteiro, onSent }: { roteiro: Roteiro; onSent: () => void }) {
  const frame = useRef<HTMLUListElement>(null)
  const [files, setFiles] = useState<File[]>()
  const [error, setError] = useState('')
  const pictures = useMemo(() => layoutPictures(roteiro, canvasMeasure()), [roteiro])

  useEffect(() => {
    const wanted = new AbortController()
    const { signal } = wanted
    const canvases = [...(frame.current?.querySelectorAll('canvas') ?? [])]
    setFiles(undefined)
    setError('')
    pictureFiles(pictures, canvases, (part) => fileName(roteiro, 'png', part), signal).then(
      (ready) => signal.aborted || setFiles(ready),
      () => signal.aborted || setError(FAILED),
    )
    return () => wanted.abort()
  }, [pictures, roteiro])

  const canShare = files !== undefined && (navigator.canShare?.({ files }) ?? false)

  async function share() {
    try {
      // the files alone: with a text beside them iOS sends the text and drops the files
      await navigator.share({ files: files ?? [] })
      onSent()
    } catch (problem) {
      // somebody who closes the sheet has chosen to
      if (problem instanceof DOMException && problem.name === 'AbortError') return
      setError('Não foi possível compartilhar. Baixe a imagem e envie pelo WhatsApp.')
    }
  }
  function download() {
    for (const file of files ?? []) downloadFile(file)
    onSent()
  }

  const many = pictures.length > 1
  return (
    <section className="pictures no-print" aria-label="Imagem da escala">
      <div className="row">
        {canShare && (
          <Button variant="primary" onClick={share}>
            {many ? `Compartilhar as ${pictures.length} imagens` : 'Compartilhar a imagem'}
          </Button>
        )}
        <Button
          variant={canShare ? 'neutral' : 'primary'}
          busy={files === undefined && error === ''}
          busyLabel="Preparando..."
          onClick={download}
        >
          {many ? `Baixar as ${pictures.length} imagens` : 'Baixar a imagem'}
        </Button>
      </div>
      <FormError>{error}</FormError>
      <ul ref={frame} className="pictures__list">
        {pictures.map((picture, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a picture is its place in the month
          <li key={index}>
            <canvas
              role="img"
              aria-label={`Imagem ${index + 1} de ${pictures.length}: o mesmo que a mensagem diz.`}
              style={{ aspectRatio: `${picture.width} / ${picture.height}` }}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

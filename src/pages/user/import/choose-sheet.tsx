import { type ChangeEvent, useId, useState } from 'react'
import { Button } from '#src/components/button.tsx'
import { Card } from '#src/components/card.tsx'
import { FormError } from '#src/components/form-error.tsx'
import type { RawRow } from './columns.ts'
import { decodeFile, MAX_FILE_BYTES } from './decode-file.ts'
import './import-sheet.css'
import { readSheet } from './read-sheet.ts'
import { downloadTemplate } from './template.ts'

/** A file, or rows pasted from a spreadsheet; what cannot be read gets a sentence and stays. */
export function ChooseSheet({ onRead }: { onRead: (rows: RawRow[]) => void }) {
  const [pasted, setPasted] = useState('')
  const [error, setError] = useState('')
  const fileId = useId()
  const pasteId = useId()

  function read(text: string) {
    const sheet = readSheet(text)
    if ('problem' in sheet) setError(sheet.problem)
    else onRead(sheet.rows)
  }

  async function readFile({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? []
    if (!file) return
    setError('')
    if (file.size > MAX_FILE_BYTES)
      return setError('O arquivo passa de 2 MB: não parece uma lista de pessoas.')
    try {
      const text = decodeFile(new Uint8Array(await file.arrayBuffer()))
      if (text === undefined) setError(NOT_TEXT)
      else read(text)
    } catch {
      // moved or changed since it was chosen
      setError('Não foi possível ler o arquivo. Escolha-o de novo.')
    }
    // the same file, mended, can be chosen again
    target.value = ''
  }

  return (
    <>
      <FormError>{error}</FormError>
      <Card title="1. Prepare a planilha">
        <div className="stack">
          <p>
            Uma pessoa por linha, com as colunas Nome, Celular, Genero, Data de Nascimento (DD/MM/AAAA),
            Cidade, Cargo, Casa de Oracao e Username. Celular e data podem ficar vazios. Cidade, cargo e casa
            precisam já existir aqui.
          </p>
          <div className="row">
            <Button onClick={downloadTemplate}>Baixar modelo</Button>
          </div>
        </div>
      </Card>
      <Card title="2. Envie o arquivo ou cole as linhas">
        <div className="stack">
          <div className="field">
            <label className="field__label" htmlFor={fileId}>
              Arquivo CSV
            </label>
            <input
              id={fileId}
              className="import-file"
              type="file"
              accept=".csv,.txt,.tsv,text/csv,text/plain"
              onChange={readFile}
            />
          </div>
          <div className="field">
            <label className="field__label" htmlFor={pasteId}>
              Ou cole aqui as linhas copiadas do Excel ou do Google Planilhas, com os títulos
            </label>
            <textarea
              id={pasteId}
              className="field__control"
              rows={6}
              value={pasted}
              onChange={(event) => setPasted(event.target.value)}
            />
          </div>
          <div className="row">
            <Button variant="primary" onClick={() => read(pasted)}>
              Conferir
            </Button>
          </div>
          <p>Nada é gravado antes de você conferir e confirmar.</p>
        </div>
      </Card>
    </>
  )
}

const NOT_TEXT =
  'Este arquivo não é CSV. No Excel, use “Salvar como” e escolha CSV, ou copie as linhas e cole abaixo.'

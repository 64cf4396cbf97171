import { notify } from './notify.ts'

/** Tells that a form was saved, or that there was nothing to save: no entry of the log comes of that. */
export function notifySaved(changed: boolean, sentence: string): void {
  if (changed) notify.success(sentence)
  else notify.info('Nada mudou: não havia o que salvar.')
}

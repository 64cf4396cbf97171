import type { AriaLiveMessages, GroupBase } from 'react-select'
import type { PersonOption } from './person-select.tsx'

/** What a screen reader hears of the result of a search. */
export function countPeople(count: number): string {
  return count === 1 ? '1 pessoa encontrada' : `${count} pessoas encontradas`
}

/** The dropdown's announcements in Portuguese. */
export const ariaLiveMessages: AriaLiveMessages<PersonOption, false, GroupBase<PersonOption>> = {
  guidance({ context, isInitialFocus }) {
    if (context === 'menu') return 'Use as setas para escolher, Enter para confirmar e Esc para fechar.'
    if (context === 'input' && isInitialFocus) return 'Digite um nome para buscar ou use a seta para baixo.'
    return ''
  },
  onChange({ action, label = '' }) {
    return action === 'select-option' ? `${label} escolhido.` : ''
  },
  onFocus({ context, focused }) {
    return context === 'menu' ? `${focused.name}.` : ''
  },
  onFilter({ inputValue, resultsMessage }) {
    return inputValue ? `${resultsMessage} para ${inputValue}.` : `${resultsMessage}.`
  },
}

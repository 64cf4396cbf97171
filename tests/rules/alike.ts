/** What begins as the text does, and what the text begins with. */
export const alike = (text: string) => [`${text}2`, text.slice(0, -1)]

/** And what sorts behind it or before. */
export const around = (text: string) => [...alike(text), 'zzz', 'aaa']

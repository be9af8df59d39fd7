/** Bounds of a password, of owners and staff alike, in characters; length is what makes one hard to guess. */
export const passwordCharactersMin = 12
export const passwordCharactersMax = 128

export type PasswordProblem = 'missing' | 'tooShort' | 'tooLong'

const characters = new Intl.Segmenter('und', { granularity: 'grapheme' })

/** As many as people see: an emoji of a family is one, and so is a letter with loose accents. */
function countCharacters(text: string): number {
  return [...characters.segment(text)].length
}

/** What is wrong with a password that somebody chooses; null for a good one. */
export function findPasswordProblem(password: string): PasswordProblem | null {
  if (password.trim() === '') return 'missing'
  const count = countCharacters(password)
  if (count < passwordCharactersMin) return 'tooShort'
  return count > passwordCharactersMax ? 'tooLong' : null
}

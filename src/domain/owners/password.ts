/** Bounds of an owner's password, in characters; length is what makes one hard to guess. */
export const ownerPasswordCharactersMin = 12
export const ownerPasswordCharactersMax = 128

export type PasswordProblem = 'missing' | 'tooShort' | 'tooLong'

/** What is wrong with a password that an owner chooses; null for a good one. */
export function findPasswordProblem(password: string): PasswordProblem | null {
  // Counted as people count: an emoji is one character.
  const characters = [...password].length
  if (password.trim() === '') return 'missing'
  if (characters < ownerPasswordCharactersMin) return 'tooShort'
  return characters > ownerPasswordCharactersMax ? 'tooLong' : null
}

/** Longest message between an owner and the agency, in characters. */
export const messageCharactersMax = 4000

/** Why a message of an owner is not taken. */
export type MessageProblem = 'missing' | 'tooLong'

/**
 * A message as it is kept: without characters that no database takes and that show nothing, with
 * plain line ends.
 */
export function toMessageText(typed: string): string {
  return typed
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{C}\n\t\u200d]/gu, '')
    .trim()
}

/** What is wrong with a message; null for a good one. */
export function findMessageProblem(text: string): MessageProblem | null {
  if (text === '') return 'missing'
  return text.length > messageCharactersMax ? 'tooLong' : null
}

/** A null character, or half of a pair of code units: no text of the database holds them. */
const unstorable = /\0|\p{Surrogate}/u

/** Whether the database can keep a text; it refuses the whole save in which another one stands. */
export function isStorable(text: string): boolean {
  return !unstorable.test(text)
}

/**
 * What the database cannot keep would stop the whole import: a null character goes, and half of a
 * pair of code units becomes the sign for an unknown character.
 */
export function toStorable(text: string): string {
  return text.replace(/\0/g, '').replace(/\p{Surrogate}/gu, '\uFFFD')
}

/** Bounds that apply to many fields. */

/** Longest name or title, in characters; longer ones break cards and search results. */
export const titleCharactersMax = 200

/** Longest plain text, in characters. */
export const textCharactersMax = 10_000

/** Longest address or path, in characters. */
export const pathCharactersMax = 300

/** Longest first or last name, in characters; the forms of the site allow as much. */
export const personNameCharactersMax = 80

/** Bounds that apply to many fields. */

/** Longest name or title, in characters; longer ones break cards and search results. */
export const titleCharactersMax = 200

/** Longest plain text, in characters. */
export const textCharactersMax = 10_000

/** Largest file that staff upload, in megabytes. */
export const uploadMegabytesMax = 50

/** Longest address or path, in characters. */
export const pathCharactersMax = 300

/** Longest telephone number, in characters. */
export const phoneCharactersMax = 20

/** Longest reference that somebody types to name a listing, in characters. */
export const typedReferenceCharactersMax = 60

/** Longest first or last name, in characters; the forms of the site allow as much. */
export const personNameCharactersMax = 80

/** Cookie that remembers the visitor's choice of language; strictly necessary, no consent needed. */
export const localeCookie = 'gevel-language'

/** Key under which the browser keeps the same choice. */
export const localeStorageKey = 'gevel-language'

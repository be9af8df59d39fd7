/** Cookie of an owner's session; strictly necessary, no consent needed. */
export const ownerCookie = 'gevel-owner'

/** The cookie in which the framework keeps a session of staff. */
export const staffCookie = 'payload-token'

const hostPrefix = '__Host-'

/**
 * The name of a cookie as browsers know it on https: with this prefix they take it from this very host
 * alone and for the whole site, so that no neighbour under the same domain can plant one.
 */
export const toHostName = (name: string) => `${hostPrefix}${name}`

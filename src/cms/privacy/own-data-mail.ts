/** Name under which the mail with the link to somebody's own data is queued. */
export const ownDataMailKind = 'own-data'

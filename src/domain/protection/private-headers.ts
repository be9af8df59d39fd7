/** Sent with what is for the one who asked, now: nobody keeps it on the way. */
export const noStore = { 'Cache-Control': 'private, no-store' } as const

/**
 * Sent with what holds names or amounts, or whose address is a right: nobody keeps it on the way, no
 * search engine lists it, and its address is not told to other sites.
 */
export const privateHeaders = {
  ...noStore,
  'X-Robots-Tag': 'noindex, nofollow',
  'Referrer-Policy': 'no-referrer',
} as const

/** Original paths of pages that the site itself links to, besides its lists. */
export const knownPages = {
  privacy: '/privacy-statement/',
  demandRegister: '/demand-register/',
  contact: '/contact/',
  valuation: '/contact-demand/',
  guides: '/guides/',
  testimonials: '/testimonials/',
  shortlist: '/favourites/',
} as const

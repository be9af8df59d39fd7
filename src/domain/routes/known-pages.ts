/** Original paths of pages that the site itself links to, besides its lists. */
export const knownPages = {
  privacy: '/privacy-statement/',
  cookies: '/Cookie-policy/',
  cookieSettings: '/cookie-settings/',
  dataRequest: '/data-request/',
  accessibility: '/accessibility/',
  complaints: '/complaints/',
  demandRegister: '/demand-register/',
  contact: '/contact/',
  valuation: '/contact-demand/',
  guides: '/guides/',
  testimonials: '/testimonials/',
  shortlist: '/favourites/',
} as const

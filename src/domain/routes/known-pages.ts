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

/** Original paths of the pages that thank and tell more of what was sent than that it came in. */
export const thanksPages = {
  booking: '/feedback/contact-appointment/',
  demand: '/feedback/demand-register/',
} as const

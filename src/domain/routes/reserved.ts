import { brochuresSegment } from './brochures'
import { feedsSegment } from './feeds'
import { mapFrameSegment } from './map-frame'
import { mapTilesSegment } from './map-tiles'

/** Path segments and names that the site keeps for itself; no record may claim them. */

/** Segment before the number in addresses that name a record by its id alone, `/property/12/`. */
export const idSegments = { property: 'property', project: 'project' } as const

/** Query parameter with the number in the old address of a project, `/project/?id=7`. */
export const idParameter = 'id'

/** Second segment of the pages that are made per request and never kept. */
export const liveSegment = '-'

/** Second segment of the pages for one query; the query follows as the third. */
export const querySegment = '~'

/**
 * Query parameter of a page that shows a form again with what was typed, an owner's session, or what
 * was just booked or sent; a page with it is personal and never kept.
 */
export const formParameter = 'form'

/** Second segment of an address that nothing answers to; what is refused is led there. */
export const missingSegment = '_'

/** Second segment of the pages that are sent in place of one that is missing or failed. */
export const substituteSegment = '+'

/** First segment of the examples of components, modules and forms. */
export const styleguideSegment = 'styleguide'

/** First segments that belong to endpoints and assets. */
export const reservedFirstSegments = [
  'admin',
  'api',
  'img',
  'internal',
  mapFrameSegment,
  mapTilesSegment,
  styleguideSegment,
  '_next',
  'robots.txt',
  'sitemap.xml',
  'sitemaps',
  feedsSegment,
  brochuresSegment,
  'llms.txt',
  'favicon.ico',
  'icon.svg',
  'apple-icon.png',
] as const

/**
 * Names of everything that is cached. Queries put these on what they keep, hooks announce them when
 * a record changes; nobody spells a tag anywhere else.
 */

/** Postgres channel on which committed changes are announced, as a JSON list of tags. */
export const cacheChannel = 'gevel_cache'

/** On every cached answer: expires the whole site, for instance after missed announcements. */
export const siteTag = 'site'

/** Tags of lists and of small tables that are read as a whole. */
export const cacheTags = {
  properties: 'list:properties',
  projects: 'list:projects',
  routes: 'routes',
  pages: 'pages',
  articles: 'articles',
  modules: 'modules',
  banners: 'banners',
  categories: 'categories',
  presets: 'list-presets',
  testimonials: 'testimonials',
  team: 'team',
  redirects: 'redirects',
  dictionary: 'dictionary',
  /** Property types, places, neighbourhoods, marquees and price units. */
  reference: 'reference',
} as const

export function propertyTag(publicId: number): string {
  return `property:${publicId}`
}

/** The times at which a home can be visited, by the id of its record. */
export function slotsTag(propertyId: number): string {
  return `slots:${propertyId}`
}

/** The times at which a project can be visited, by the id of its record. */
export function projectSlotsTag(projectId: number): string {
  return `project-slots:${projectId}`
}

/** The times at which visitors are received at the office. */
export const officeSlotsTag = 'office-slots'

export function projectTag(publicId: number): string {
  return `project:${publicId}`
}

export function pageTag(id: number): string {
  return `page:${id}`
}

export function articleTag(id: number): string {
  return `article:${id}`
}

export function mediaTag(id: number): string {
  return `media:${id}`
}

export function globalTag(slug: string): string {
  return `global:${slug}`
}

import type { CollectionSlug } from 'payload'

/**
 * What becomes of the records about somebody who asks to be forgotten:
 * - `erased`: they go, with what hangs on them
 * - `anonymised`: they stay without anything that leads to the person, because others count on them
 * - `kept`: the law keeps them for a while; who asks is told which and why
 */
export type Erasure = 'erased' | 'anonymised' | 'kept'

/** Whose data a collection holds, and so who may have them erased. */
export type PersonalData =
  | { of: 'visitors'; erasure: Erasure }
  /** With the account, which the office deletes once nothing binds it any more. */
  | { of: 'owners' }
  /** By an administrator, among the accounts. */
  | { of: 'staff' }
  | { of: 'nobody' }

/**
 * Every collection, because what is not named here would be forgotten when somebody is erased. A new
 * one does not compile before it has a line, and a test looks for addresses in those of `nobody`.
 */
export const personalData = {
  enquiries: { of: 'visitors', erasure: 'erased' },
  // The place in the calendar and how the visit went belong to the owner of the home as well.
  appointments: { of: 'visitors', erasure: 'anonymised' },
  demands: { of: 'visitors', erasure: 'erased' },
  subscribers: { of: 'visitors', erasure: 'erased' },
  testimonials: { of: 'visitors', erasure: 'erased' },
  mails: { of: 'visitors', erasure: 'erased' },
  // A purchase offer binds for as long as somebody could go to court over it (GDPR, art. 17(3)(e)).
  offers: { of: 'visitors', erasure: 'kept' },
  owners: { of: 'owners' },
  messages: { of: 'owners' },
  documents: { of: 'owners' },
  activities: { of: 'owners' },
  placements: { of: 'owners' },
  users: { of: 'staff' },
  team: { of: 'staff' },
  'appointment-slots': { of: 'nobody' },
  'slot-rules': { of: 'nobody' },
  properties: { of: 'nobody' },
  projects: { of: 'nobody' },
  'list-presets': { of: 'nobody' },
  'export-links': { of: 'nobody' },
  feeds: { of: 'nobody' },
  imports: { of: 'nobody' },
  pages: { of: 'nobody' },
  articles: { of: 'nobody' },
  modules: { of: 'nobody' },
  banners: { of: 'nobody' },
  'planned-publications': { of: 'nobody' },
  media: { of: 'nobody' },
  categories: { of: 'nobody' },
  'property-types': { of: 'nobody' },
  places: { of: 'nobody' },
  neighbourhoods: { of: 'nobody' },
  marquees: { of: 'nobody' },
  'price-units': { of: 'nobody' },
  routes: { of: 'nobody' },
  redirects: { of: 'nobody' },
  'preview-links': { of: 'nobody' },
  'preview-openings': { of: 'nobody' },
  dictionary: { of: 'nobody' },
  'payload-kv': { of: 'nobody' },
  'payload-jobs': { of: 'nobody' },
  'payload-locked-documents': { of: 'nobody' },
  'payload-preferences': { of: 'nobody' },
  'payload-migrations': { of: 'nobody' },
} as const satisfies Record<CollectionSlug, PersonalData>

type SlugOf<Whose extends PersonalData['of']> = {
  [Slug in keyof typeof personalData]: (typeof personalData)[Slug]['of'] extends Whose
    ? Slug
    : never
}[keyof typeof personalData]

/** The collections with records about visitors. */
export type VisitorCollection = SlugOf<'visitors'>

/** In the order in which they are told; a mail last, because it is about one of the others. */
export const visitorCollections = [
  'enquiries',
  'appointments',
  'demands',
  'subscribers',
  'testimonials',
  'offers',
  'mails',
] as const satisfies readonly VisitorCollection[]

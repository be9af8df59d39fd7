import { isLocale, type Locale } from '../kernel/locales'
import { parsePublicId } from './public-id'
import { formParameter } from './reserved'

/** Second segment of the pages of the owners' portal. */
export const portalSegment = 'portal'

/** Query parameter and field with the page of the portal that waits behind the login. */
export const nextParameter = 'next'

/** What an owner may read of a property besides its overview, in the order of the navigation. */
export const portalSections = [
  'statistics',
  'history',
  'visits',
  'media',
  'documents',
  'messages',
] as const

export type PortalSection = (typeof portalSections)[number]

/**
 * A place in the portal; `choice` is where an owner of several properties chooses one, `account` is
 * about who is signed in, `secondStep` about the second step of that login.
 */
export type PortalPlace =
  | { kind: 'choice' }
  | { kind: 'account' }
  | { kind: 'secondStep' }
  | { kind: 'overview'; propertyId: number }
  | { kind: 'section'; propertyId: number; section: PortalSection }

/** A place that is about one property. */
export type PortalHomePlace = Extract<PortalPlace, { propertyId: number }>

/** A place that is about the owner. */
export type PortalOwnPlace = Exclude<PortalPlace, PortalHomePlace>

/** Stands where the number of a property would. */
const accountSegment = 'account'
const secondStepSegment = 'second-step'

const isSection = (text: string): text is PortalSection =>
  portalSections.some((section) => section === text)

/** The address of a place, such as `/nl/portal/12/messages/`. */
export function formatPortalPath(locale: Locale, place: PortalPlace): string {
  const base = `/${locale}/${portalSegment}/`
  if (place.kind === 'choice') return base
  if (place.kind === 'account') return `${base}${accountSegment}/`
  if (place.kind === 'secondStep') return `${base}${accountSegment}/${secondStepSegment}/`
  const property = `${base}${place.propertyId}/`
  return place.kind === 'overview' ? property : `${property}${place.section}/`
}

/**
 * The place behind the segments after `portal`. Whether the property is anybody's is not known
 * here.
 *
 * @returns null for what is no address of the portal
 */
export function parsePortalSegments(segments: readonly string[]): PortalPlace | null {
  const [idText, section, ...rest] = segments
  if (idText === undefined) return { kind: 'choice' }
  if (idText === accountSegment && section === undefined) return { kind: 'account' }
  if (segments.join('/') === `${accountSegment}/${secondStepSegment}`) return { kind: 'secondStep' }
  const propertyId = parsePublicId(idText)
  if (propertyId === null || rest.length > 0) return null
  if (section === undefined) return { kind: 'overview', propertyId }
  return isSection(section) ? { kind: 'section', propertyId, section } : null
}

/** Token of a form that waits on a page until its owner has signed in again. */
const draftForm = /^([^?]*)\?form=([\w-]{32})$/

/** The address of a page of the portal on which a form waits with what was typed. */
export const formatPortalReturn = (path: string, draft: string) =>
  `${path}?${formParameter}=${draft}`

/**
 * Where a login leads: a page of the portal, and the form that waits on it, if one does. As
 * `parsePortalPath` it takes nothing else.
 */
export function parsePortalReturn(
  text: string,
): { locale: Locale; place: PortalPlace; draft: string | null } | null {
  const [, path = text, draft = null] = draftForm.exec(text) ?? []
  const parsed = parsePortalPath(path)
  return parsed === null ? null : { ...parsed, draft }
}

/**
 * The address of a page on the way through the login, with the page of the portal that waits behind it;
 * as it was where none does.
 */
export function carryPortalReturn(path: string, next: string): string {
  if (parsePortalReturn(next) === null) return path
  return `${path}${path.includes('?') ? '&' : '?'}${new URLSearchParams({ [nextParameter]: next })}`
}

/**
 * Reads the path of a portal page. It takes nothing else, neither a query nor another host, so that
 * a login may lead wherever it finds a place.
 */
export function parsePortalPath(path: string): { locale: Locale; place: PortalPlace } | null {
  const match = /^\/([a-z]{2})\/portal\/((?:[a-z0-9-]+\/)*)$/.exec(path)
  const [, locale = '', rest = ''] = match ?? []
  if (!isLocale(locale)) return null
  const place = parsePortalSegments(rest.split('/').filter(Boolean))
  return place === null ? null : { locale, place }
}

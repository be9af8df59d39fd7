import { appointmentSegment } from '@/domain/routes/appointments'
import { documentSegment } from '@/domain/routes/document-links'
import { loginCodeSegment, loginLinkSegment } from '@/domain/routes/login-links'
import { portalSegment } from '@/domain/routes/portal'
import { hasIdForm } from '@/domain/routes/public-id'
import {
  liveSegment,
  missingSegment,
  querySegment,
  reservedFirstSegments,
  substituteSegment,
} from '@/domain/routes/reserved'
import { previewSegment } from '@/domain/routes/preview'
import { alertSegment } from '@/domain/routes/search-alerts'
import { ownDataSegment } from '@/domain/routes/own-data'
import { ownTestimonialSegment } from '@/domain/routes/own-testimonials'
import { digestSegment } from '@/domain/routes/digests'
import { subscriptionSegment } from '@/domain/routes/subscriptions'
import { toSlug } from '@/domain/text/slug'

/** Why a path cannot be the address of a page. */
export type PathProblem = 'reserved' | 'id'

const reservedSegments: readonly string[] = [
  ...reservedFirstSegments,
  previewSegment,
  appointmentSegment,
  alertSegment,
  subscriptionSegment,
  digestSegment,
  ownTestimonialSegment,
  ownDataSegment,
  documentSegment,
  portalSegment,
  loginLinkSegment,
  loginCodeSegment,
  liveSegment,
  querySegment,
  missingSegment,
  substituteSegment,
]

/**
 * Brings an address as an editor typed it into its only form: lower case, no accents, one slash
 * between the parts and one at both ends. The home page is `/`.
 */
export function toLocalizedPath(text: string): string {
  const segments = text
    .split('/')
    .map(toSlug)
    .filter((segment) => segment !== '')
  return segments.length === 0 ? '/' : `/${segments.join('/')}/`
}

/**
 * What is wrong with an address: its first part is kept for the site itself, or its last part is
 * a number, which would be read as the id of a property.
 */
export function findPathProblem(path: string): PathProblem | null {
  const segments = path
    .toLowerCase()
    .split('/')
    .filter((segment) => segment !== '')
  const [first] = segments
  if (first !== undefined && reservedSegments.includes(first)) return 'reserved'
  return hasIdForm(segments.at(-1) ?? '') ? 'id' : null
}

/** A title as a part of an address; empty when the title has no letter or digit. */
export function toPathSegment(title: string): string {
  const slug = toSlug(title)
  return hasIdForm(slug) ? `n-${slug}` : slug
}

/**
 * An original path with a slash at both ends, its capitals kept. Letters, digits, hyphens and
 * dots; anything else is dropped.
 */
export function toOriginalPath(text: string): string {
  const segments = text
    .split('/')
    .map((segment) => segment.replace(/[^a-zA-Z0-9.-]/g, ''))
    .filter((segment) => segment !== '')
  return segments.length === 0 ? '/' : `/${segments.join('/')}/`
}

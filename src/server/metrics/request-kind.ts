import { isDeskPath } from '@/domain/routes/desk'

const kinds: readonly (readonly [kind: string, pattern: RegExp])[] = [
  ['static', /^\/_next\//],
  ['health', /^\/api\/health\//],
  ['form', /^\/api\/forms\//],
  ['api', /^\/api\//],
  ['internal', /^\/internal\//],
  ['image', /^\/img\//],
  ['map', /^\/map-tiles\//],
  ['feed', /^\/(?:feeds|sitemaps|sitemap\.xml|robots\.txt|llms\.txt)/],
  ['brochure', /^\/brochures\//],
  ['page', /^\/[a-z]{2}(?:\/|$)/],
]

/**
 * What a request is counted as. A handful of names: an address would tell what somebody looks for, and
 * each one would be a series of its own.
 */
export function toRequestKind(url: string): string {
  if (isDeskPath(url)) return 'admin'
  return kinds.find(([, pattern]) => pattern.test(url))?.[0] ?? 'other'
}

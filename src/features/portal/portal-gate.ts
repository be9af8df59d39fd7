import 'server-only'
import {
  formatPortalPath,
  parsePortalReturn,
  type PortalHomePlace,
  type PortalOwnPlace,
} from '@/domain/routes/portal'
import { getLoginHref, toLoginBefore } from '@/features/owner-session/answer-login'
import {
  findPresentOwnedIds,
  findPropertyOf,
  type OwnedProperty,
} from '@/features/owner-session/owner-access'
import { findSignedInOwner } from '@/features/owner-session/owner-session'
import type { OwnerAccount } from '@/server/owner-auth'

/** A page about one property, open to who asks. */
export type HomePage = { owner: OwnerAccount; place: PortalHomePlace; property: OwnedProperty }

/** A page about the owner who asks. */
type OwnPage = { owner: OwnerAccount; place: PortalOwnPlace }

/** Nothing is shown: `missing` also for the property of somebody else, or where to go first. */
type Elsewhere = 'missing' | { location: string }

/**
 * A page of the portal with what was found out of who asks for it, so that nobody has to ask again.
 *
 * @param path may name a form that waits on the page, which the way through the login keeps
 */
export async function findPortalPage(
  headers: Headers,
  path: string,
): Promise<HomePage | OwnPage | Elsewhere> {
  const parsed = parsePortalReturn(path)
  if (parsed === null) return 'missing'
  const { locale, place } = parsed
  const owner = await findSignedInOwner(headers)
  if (owner === null) {
    return { location: toLoginBefore(await getLoginHref(locale), path) }
  }
  if ('propertyId' in place) {
    const property = await findPropertyOf(owner, place.propertyId)
    return property === null ? 'missing' : { owner, place, property }
  }
  if (place.kind !== 'choice') return { owner, place }
  const [only, ...others] = await findPresentOwnedIds(owner, new Date())
  return only === undefined || others.length > 0
    ? { owner, place }
    : { location: formatPortalPath(locale, { kind: 'overview', propertyId: only }) }
}

/** What a request for a page comes to, for who is told nothing of the owner. */
export async function findPortalAnswer(
  headers: Headers,
  path: string,
): Promise<'open' | Elsewhere> {
  const page = await findPortalPage(headers, path)
  return page === 'missing' || 'location' in page ? page : 'open'
}

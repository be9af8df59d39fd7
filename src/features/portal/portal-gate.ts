import 'server-only'
import { formatPortalPath, nextParameter, parsePortalReturn } from '@/domain/routes/portal'
import { formParameter } from '@/domain/routes/reserved'
import { getAddressBook } from '@/features/routing/address-book'
import { findPresentOwnedIds, findOwnedProperty } from '@/features/owner-session/owner-access'
import { findSignedInOwner } from '@/features/owner-session/owner-session'

const loginPath = '/login/'

/**
 * What a request for a page of the portal comes to: `open`, `missing` (also for the property of
 * somebody else), or the address where it has to go first.
 *
 * @param path may name a form that waits on the page, which the way through the login keeps
 */
export async function findPortalAnswer(
  headers: Headers,
  path: string,
): Promise<'open' | 'missing' | { location: string }> {
  const parsed = parsePortalReturn(path)
  if (parsed === null) return 'missing'
  const { locale, place } = parsed
  const owner = await findSignedInOwner(headers)
  if (owner === null) {
    const { page } = await getAddressBook(locale)
    // With the parameter of a form the page is made for this request and keeps the way back.
    const query = new URLSearchParams({ [formParameter]: 'session', [nextParameter]: path })
    return { location: `${page(loginPath)}?${query}` }
  }
  if (place.kind === 'account' || place.kind === 'secondStep') return 'open'
  if (place.kind === 'choice') {
    const [only, ...others] = await findPresentOwnedIds(owner, new Date())
    return only === undefined || others.length > 0
      ? 'open'
      : { location: formatPortalPath(locale, { kind: 'overview', propertyId: only }) }
  }
  return (await findOwnedProperty(headers, place.propertyId)) === null ? 'missing' : 'open'
}

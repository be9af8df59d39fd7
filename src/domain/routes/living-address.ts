import { isLocale } from '../kernel/locales'
import { parsePath, parseUnprefixed } from './parse-path'
import { reservedFirstSegments } from './reserved'
import { isSafeRelativeTarget } from './safe-target'
import type { RouteTable } from './route-table'

/**
 * What stands at an address of this site, language included, before any redirect that editors wrote:
 * a page or the number of a listing (`living`), a former address that leads on by itself, an address
 * that the site keeps for its own files (`reserved`), or nothing.
 */
export type AddressState =
  { kind: 'living' | 'reserved' | 'nothing' } | { kind: 'former'; to: string }

const nothing: AddressState = { kind: 'nothing' }

/** @param href path of this site, perhaps with a query; anything else is nothing of ours */
export function findAddressState(table: RouteTable, href: string): AddressState {
  if (!isSafeRelativeTarget(href)) return nothing
  const { pathname, search, searchParams } = new URL(href, 'https://origin.invalid')
  const [first = '', ...rest] = pathname.split('/').filter((segment) => segment !== '')
  if (reservedFirstSegments.some((segment) => segment === first)) return { kind: 'reserved' }
  if (isLocale(first) && !table.enabledLocales.includes(first)) return nothing
  if (!isLocale(first)) return findUnprefixedState(table, `${pathname}${search}`)
  const parsed = parsePath(table, first, rest, searchParams)
  switch (parsed.kind) {
    case 'none':
      return nothing
    case 'redirect':
      return { kind: 'former', to: `${parsed.to}${search}` }
    case 'entry':
      return parsed.entry.isPublic ? { kind: 'living' } : nothing
    default:
      return { kind: 'living' }
  }
}

/** Without a language it leads each visitor to the page in his own, and is so taken as well. */
function findUnprefixedState(table: RouteTable, path: string): AddressState {
  const parsed = parseUnprefixed(table, path, table.defaultLocale)
  return parsed.kind === 'none' ? nothing : { kind: 'living' }
}

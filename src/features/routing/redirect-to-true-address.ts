import { permanentRedirect } from 'next/navigation'
import type { ScreenRequest } from './screen-request'

type Addresses = { canonical: string; others?: readonly string[] }

/** Sends every other spelling of an address to the true one, with its query; the id alone decides. */
export function redirectToTrueAddress(
  { canonical, others = [] }: Addresses,
  { pathname, query, isPreview }: Pick<ScreenRequest, 'pathname' | 'query' | 'isPreview'>,
): void {
  if (isPreview || pathname === canonical || others.includes(pathname)) return
  permanentRedirect(query && query.size > 0 ? `${canonical}?${query}` : canonical)
}

import { permanentRedirect } from 'next/navigation'
import { idParameter } from '@/domain/routes/reserved'
import type { ScreenRequest } from './screen-request'

type Addresses = { canonical: string; others?: readonly string[] }

/**
 * Sends every other spelling of an address to the true one, with its query; the id alone decides.
 * An id in the query was part of the old address, and the true one has it in its path.
 */
export function redirectToTrueAddress(
  { canonical, others = [] }: Addresses,
  { pathname, query, isPreview }: Pick<ScreenRequest, 'pathname' | 'query' | 'isPreview'>,
): void {
  if (isPreview || pathname === canonical || others.includes(pathname)) return
  const rest = new URLSearchParams(query ?? undefined)
  rest.delete(idParameter)
  permanentRedirect(rest.size > 0 ? `${canonical}?${rest}` : canonical)
}

import { nextParameter } from '@/domain/routes/portal'
import type { FormDraft } from '@/server/request/form-drafts'

/**
 * The page that an owner came for before the login, from the form that comes back or from the address.
 * Anybody may have written it: whoever leads there parses it.
 */
export function readNext(draft: FormDraft | null, query: URLSearchParams | null): string {
  const sent = draft?.values[nextParameter]
  return typeof sent === 'string' ? sent : (query?.get(nextParameter) ?? '')
}

/** Hands that page on with a form of the login. */
export function NextField({ next }: { next: string }) {
  return next === '' ? null : <input name={nextParameter} type="hidden" value={next} />
}

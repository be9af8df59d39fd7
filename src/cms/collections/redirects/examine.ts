import type { CollectionBeforeChangeHook, PayloadRequest } from 'payload'
import {
  planRedirects,
  toOwnHosts,
  type RedirectFault,
  type RedirectSite,
} from '@/domain/routes/plan-redirects'
import { createFieldError } from '../../hooks/editor-message'
import { toNestedRequest } from '../../hooks/nested-request'
import type { Redirect } from '../../payload-types'
import { toRouteTable } from '../../route-inspection/to-route-table'
import { redirectLabels } from './labels'
import { faultTexts } from './fault-texts'

const contextKey = 'redirectsAreExamined'

/** Says that a whole table was examined by the same rules before its lines are written. */
export function skipRedirectExamination(req: PayloadRequest): void {
  req.context[contextKey] = true
}

const fieldOf: Readonly<Record<RedirectFault, 'from' | 'to'>> = {
  incomplete: 'to',
  notAPath: 'from',
  foreignSource: 'from',
  reserved: 'from',
  livingSource: 'from',
  formerSource: 'from',
  twice: 'from',
  notATarget: 'to',
  foreignTarget: 'to',
  deadTarget: 'to',
  loop: 'to',
}

/** The addresses as they stand, without the redirect that is being saved. */
async function readSite(req: PayloadRequest, without: number | null): Promise<RedirectSite> {
  const all = { pagination: false, depth: 0, overrideAccess: true } as const
  const { payload } = req
  const routes = await payload.find({
    ...{ collection: 'routes', locale: 'all', ...all },
    req: toNestedRequest(req, 'all'),
  })
  const languages = await payload.findGlobal({
    ...{ slug: 'languages', depth: 0, overrideAccess: true },
    req: toNestedRequest(req),
  })
  const redirects = await payload.find({
    ...{ collection: 'redirects', ...all },
    where: without === null ? {} : { id: { not_equals: without } },
    req: toNestedRequest(req),
  })
  return {
    table: toRouteTable(routes.docs, languages),
    redirects: redirects.docs.map(({ from, to, permanent }) => ({
      ...{ from, to },
      permanent: permanent ?? false,
    })),
    hosts: toOwnHosts(payload.config.serverURL),
    // Who types a single redirect sees where it leads.
    allowsForeign: true,
  }
}

/**
 * Holds the form of a redirect to the rules of the import: a path that nothing of the site claims, a
 * target that answers, no circle; a chain is written as one step. What is saved otherwise of it, such
 * as its kind, is not stopped by what became of its addresses since.
 *
 * @throws ValidationError at the address that is at fault
 */
export const examineRedirect: CollectionBeforeChangeHook<Redirect> = async (change) => {
  const { data, originalDoc, req } = change
  const { from, to } = { ...originalDoc, ...data }
  if (!from || !to || req.context[contextKey] === true) return data
  if (from === originalDoc?.from && to === originalDoc.to) return data
  const site = await readSite(req, originalDoc?.id ?? null)
  const [planned] = planRedirects([{ line: 1, from, to }], site)
  if (planned?.kind !== 'refused') return planned ? { ...data, ...pick(planned) } : data
  const path = fieldOf[planned.fault]
  const refusal = { path, label: redirectLabels[path], text: faultTexts[planned.fault] }
  throw createFieldError(req, { collection: 'redirects', ...refusal })
}

const pick = ({ from, to }: { from: string; to: string }) => ({ from, to })

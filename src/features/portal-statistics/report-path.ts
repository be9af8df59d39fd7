import type { Locale } from '@/domain/kernel/locales'
import { formatPortalPath } from '@/domain/routes/portal'

/** Where the report of a property is asked for; the period and the language go with the query. */
export const buildReportAction = (propertyId: number) => `/api/portal/${propertyId}/report/`

/** Why there is no report: of this period none can be made, or too many were asked for just now. */
export type ReportProblem = 'period' | 'busy'

/** Parameters of the statistics that bring back a period of which no report was made. */
const refusedParameters = { from: 'reportFrom', to: 'reportTo', problem: 'reportProblem' } as const

/** The longest text that a field of a day can hold, with room for years of many figures. */
const dayCharactersMax = 16

/** The statistics of a property, which say why there is no report of a period. */
export function buildRefusedPath(
  propertyId: number,
  locale: Locale,
  { query, problem }: { query: URLSearchParams; problem: ReportProblem },
): string {
  const kept = new URLSearchParams({
    [refusedParameters.from]: (query.get('from') ?? '').slice(0, dayCharactersMax),
    [refusedParameters.to]: (query.get('to') ?? '').slice(0, dayCharactersMax),
    [refusedParameters.problem]: problem,
  })
  const path = formatPortalPath(locale, { kind: 'section', propertyId, section: 'statistics' })
  return `${path}?${kept}#report`
}

/** The period that was refused, as it was asked for; null where none was. */
export function readRefusedPeriod(
  query: URLSearchParams,
): { from: string; to: string; problem: ReportProblem } | null {
  const from = query.get(refusedParameters.from)
  const to = query.get(refusedParameters.to)
  const problem = query.get(refusedParameters.problem) === 'busy' ? 'busy' : 'period'
  return from === null || to === null ? null : { from, to, problem }
}

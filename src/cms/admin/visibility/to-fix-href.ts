import type { Locale } from '@/domain/kernel/locales'
import { buildDeskRecordPath, buildDeskSettingPath } from '@/domain/routes/desk'
import type { PlaceReport, VisibilityReport } from '@/domain/visibility/report'
import type { FixPlace } from './rule-text'

type Place = {
  target: string
  record: number
  sources: VisibilityReport['sources']
  source: PlaceReport['source']
}

type Fix = { to: FixPlace; field: string | null }

function findRecord({ to }: Fix, { target, record, sources, source }: Place): string | null {
  switch (to) {
    case 'record':
      return buildDeskRecordPath(target, record)
    case 'marquee':
      return sources.marquee === null ? null : buildDeskRecordPath('marquees', sources.marquee)
    case 'route':
      return sources.route === null ? null : buildDeskRecordPath('routes', sources.route)
    case 'source':
      return source === null ? null : buildDeskRecordPath(source.collection, source.id)
    default:
      return buildDeskSettingPath(to)
  }
}

/** The form and field that change what a rule looks at, in a language; null where no record does. */
export function toFixHref(fix: Fix, place: Place, locale: Locale): string | null {
  const href = findRecord(fix, place)
  if (href === null) return null
  return `${href}?locale=${locale}${fix.field === null ? '' : `#field-${fix.field}`}`
}

import 'server-only'
import { renderToBuffer } from '@react-pdf/renderer'
import { formatDate, formatLongDate } from '@/domain/formats/dates'
import { formatNumber } from '@/domain/formats/numbers'
import type { CalendarDay } from '@/domain/kernel/calendar-day'
import type { Locale } from '@/domain/kernel/locales'
import { toVisitFigures } from '@/domain/visits/statistics'
import { toPrintable } from '@/features/brochure/to-printable'
import { registerTypefaces } from '@/features/brochure/typefaces'
import { messages as portalMessages } from '@/features/portal/frame-messages'
import { findHomeHead } from '@/features/portal/owner-queries'
import { getOffice } from '@/features/office/office-queries'
import { getTexts } from '@/server/texts/text-overrides'
import { fillIn } from '@/ui/template'
import { messages } from '@/features/portal-statistics/messages'
import type { Period } from './read-period'
import { ReportDocument, type Report } from './report-document'
import { readDailyCounts, type OwnedPeriod } from '@/features/portal-statistics/statistics-queries'
import { toSourceName } from '@/features/portal-statistics/to-source-name'

export type ReportOrder = {
  property: OwnedPeriod & { title: string }
  period: Period
  locale: Locale
  today: CalendarDay
}

/** What a report says, in the reader's language. */
export async function toReport({ property, period, locale, today }: ReportOrder): Promise<Report> {
  const [texts, portal, office, home, rows] = await Promise.all([
    getTexts('portalStatistics', messages, locale),
    getTexts('portal', portalMessages, locale),
    getOffice(locale),
    findHomeHead(property.id, locale),
    readDailyCounts(property),
  ])
  const { sums, days, sources } = toVisitFigures(rows, period)
  const figure = (value: number, word: string) => ({ figure: formatNumber(value), word })
  return toPrintable({
    locale,
    agencyName: office.name,
    brandColour: office.theme.brand,
    title: texts.reportTitle,
    propertyTitle: property.title,
    placeText:
      home === null
        ? ''
        : [home.address, fillIn(portal.reference, { reference: home.reference })]
            .filter(Boolean)
            .join(' · '),
    periodText: fillIn(texts.period, {
      from: formatLongDate(period.from, locale),
      to: formatLongDate(period.to, locale),
    }),
    madeText: fillIn(texts.made, { day: formatLongDate(today, locale) }),
    pageText: texts.page,
    figures: [
      figure(sums.view, texts.inPeriod),
      figure(sums.favourite, texts.favourites),
      figure(sums.send, texts.sends),
      figure(sums.brochure, texts.brochures),
    ],
    chartTitle: texts.chartPeriod,
    days: days.map(({ day, views }) => ({ label: formatDate(day), views })),
    dayLabel: texts.day,
    viewsLabel: texts.views,
    sourcesTitle: texts.sourcesPeriod,
    sources:
      sources.length === 0
        ? [{ label: texts.noSources, value: '' }]
        : sources.map(({ source, views }) => ({
            label: toSourceName(source, texts),
            value: formatNumber(views),
          })),
    methodText: texts.method,
  })
}

/**
 * Sets the report of a property for a period as PDF.
 *
 * @throws when a typeface is missing or the database is away
 */
export async function makeReport(order: ReportOrder): Promise<Buffer> {
  const report = await toReport(order)
  registerTypefaces()
  return renderToBuffer(<ReportDocument report={report} />)
}

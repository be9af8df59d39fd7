import 'server-only'
import { renderToBuffer } from '@react-pdf/renderer'
import { formatDate, formatLongDate, formatMonth } from '@/domain/formats/dates'
import { formatNumber } from '@/domain/formats/numbers'
import type { CalendarDay } from '@/domain/kernel/calendar-day'
import type { Locale } from '@/domain/kernel/locales'
import {
  groupDays,
  toVisitFigures,
  type FigureGroup,
  type Grain,
  type VisitFigures,
} from '@/domain/visits/statistics'
import { labelValue } from '@/domain/text/label-value'
import { toPrintable } from '@/features/brochure/to-printable'
import { registerTypefaces } from '@/features/brochure/typefaces'
import { getOffice } from '@/features/office/office-queries'
import { getRecordTexts, type RecordTexts } from '@/features/portal-records/record-texts'
import { countVisits, type TimeLineEntry } from '@/features/portal-records/time-line'
import { messages } from '@/features/portal-statistics/messages'
import { getStatistics, type Statistics } from '@/features/portal-statistics/statistics'
import { readDailyCounts, type OwnedPeriod } from '@/features/portal-statistics/statistics-queries'
import { toSourceName } from '@/features/portal-statistics/to-source-name'
import { messages as portalMessages } from '@/features/portal/frame-messages'
import { findHomeHead } from '@/features/portal/owner-queries'
import { findOwnPrice } from '@/features/properties/own-price-queries'
import type { OwnerAccount } from '@/server/owner-auth'
import { getTexts } from '@/server/texts/text-overrides'
import { fillIn } from '@/ui/template'
import type { Period } from './read-period'
import { ReportDocument, type Report } from './report-document'
import { findAgencyParts, findReportAgent, findReportEntries } from './report-queries'
import { toReportEntries } from './to-report-entries'

export type ReportOrder = {
  property: OwnedPeriod & { title: string }
  /** The owner who asks; null where staff do, who get what any owner of the home would. */
  reader: OwnerAccount | null
  period: Period
  locale: Locale
  today: CalendarDay
}

type Texts = (typeof messages)[Locale]

/** Entries of one part that stand on paper; more of them are no report that anybody reads. */
const printedEntriesMax = 300

function toSources({ sources }: VisitFigures, texts: Texts): Report['sources'] {
  if (sources.length === 0) return [{ label: texts.noSources, value: '' }]
  return sources.map(({ source, views }) => ({
    label: toSourceName(source, texts),
    value: formatNumber(views),
  }))
}

function toSimilarText({ similar, views }: Statistics, texts: Texts): string {
  if (similar === null) return ''
  return fillIn(texts.similarText, {
    own: formatNumber(views.month),
    homes: formatNumber(similar.homes),
    median: formatNumber(similar.median),
  })
}

type Agent = Awaited<ReturnType<typeof findReportAgent>>

function toAgentText(agent: Agent, texts: Texts, locale: Locale): string {
  if (agent === null) return ''
  const { name, phone, email, bivNumber } = agent
  const number = bivNumber && `${texts.institute} ${bivNumber}`
  const ways = [name, number, phone, email].filter(Boolean).join(' · ')
  return labelValue(texts.agent, ways, locale)
}

function toFigures(
  { sums }: VisitFigures,
  { visits, demands }: { visits: number; demands: number },
  texts: Texts,
): Report['figures'] {
  const figure = (value: number, word: string) => ({ figure: formatNumber(value), word })
  return [
    figure(sums.view, texts.inPeriod),
    figure(visits, texts.reportVisitsHeld),
    figure(sums.favourite, texts.favourites),
    figure(sums.send, texts.sends),
    figure(sums.brochure, texts.brochures),
    figure(demands, texts.demands),
  ]
}

/** The last entries of a part, the oldest first, and how many come before them. */
function toPrintedEntries(
  entries: readonly TimeLineEntry[],
  { records, texts }: { records: RecordTexts; texts: Texts },
): Pick<Report['parts'][number], 'entries' | 'earlier'> {
  const count = Math.max(0, entries.length - printedEntriesMax)
  return {
    earlier: count === 0 ? '' : fillIn(texts.reportEarlier, { count: formatNumber(count) }),
    entries: toReportEntries(entries.slice(count), records),
  }
}

/** Names what a bar of the chart stands for: a day, the first and last day of a week, or a month. */
function nameGroup({ from, to }: FigureGroup, grain: Grain, locale: Locale): string {
  if (grain === 'month') return formatMonth(from, locale)
  return from === to
    ? formatDate(from)
    : `${formatDate(from).slice(0, 'dd/mm'.length)}–${formatDate(to)}`
}

/** What a report says, in the reader's language. */
export async function toReport(order: ReportOrder): Promise<Report> {
  const { property, reader, period, locale, today } = order
  const texts = await getTexts('portalStatistics', messages, locale)
  const [portal, records, office, head, price, agent, rows, statistics, entries, agency] =
    await Promise.all([
      getTexts('portal', portalMessages, locale),
      getRecordTexts(locale),
      getOffice(locale),
      findHomeHead(property.id, locale),
      findOwnPrice(property.id, locale),
      findReportAgent(property.id, locale),
      readDailyCounts(property),
      getStatistics(property, new Date()),
      findReportEntries(reader, property.id, period),
      findAgencyParts(locale, texts.institute),
    ])
  const figures = toVisitFigures(rows, period)
  const { grain, groups } = groupDays(figures.days)
  const { count: visits } = countVisits(entries.visits)
  const { demands } = statistics.interest
  return toPrintable({
    locale,
    agencyName: office.name,
    agencyLine: [office.name, ...agency.place].join(' · '),
    agencyNumbers: [office.name, ...agency.numbers].join(' · '),
    agentText: toAgentText(agent, texts, locale),
    brandColour: office.theme.brand,
    title: texts.reportTitle,
    propertyTitle: property.title,
    reference: head?.reference ?? '',
    placeText:
      head === null
        ? ''
        : [head.address, fillIn(portal.reference, { reference: head.reference })]
            .filter(Boolean)
            .join(' · '),
    stateText: [head?.status.name, price].filter(Boolean).join(' · '),
    periodText: fillIn(texts.period, {
      from: formatLongDate(period.from, locale),
      to: formatLongDate(period.to, locale),
    }),
    madeText: fillIn(texts.made, { day: formatLongDate(today, locale) }),
    pageText: texts.page,
    figures: toFigures(figures, { visits, demands }, texts),
    chartTitle: texts.chartPeriod[grain],
    days: groups.map((group) => ({ label: nameGroup(group, grain, locale), views: group.views })),
    tableTitle: texts.tableTitle[grain],
    sourcesTitle: texts.sourcesPeriod,
    sources: toSources(figures, texts),
    similarTitle: texts.similar,
    similarText: toSimilarText(statistics, texts),
    parts: [
      {
        title: texts.reportVisits,
        empty: texts.reportNoVisits,
        ...toPrintedEntries(entries.visits, { records, texts }),
      },
      {
        title: texts.reportHistory,
        empty: texts.reportNoHistory,
        ...toPrintedEntries(entries.others, { records, texts }),
      },
    ],
    methodText: texts.method,
  })
}

/**
 * Sets the report of a property for a period as PDF.
 *
 * @returns with the reference of the property, under which it is filed
 * @throws when a typeface is missing or the database is away
 */
export async function makeReport(
  order: ReportOrder,
): Promise<{ bytes: Buffer; reference: string }> {
  const report = await toReport(order)
  await registerTypefaces()
  const bytes = await renderToBuffer(<ReportDocument report={report} />)
  return { bytes, reference: report.reference }
}

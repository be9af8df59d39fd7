import 'server-only'
import { formatDate, formatWeekdayDate } from '@/domain/formats/dates'
import { formatNumber } from '@/domain/formats/numbers'
import type { CalendarDay } from '@/domain/kernel/calendar-day'
import type { Locale } from '@/domain/kernel/locales'
import { getTexts } from '@/server/texts/text-overrides'
import { BarChart } from '@/ui/bar-chart/bar-chart'
import { Disclosure } from '@/ui/disclosure/disclosure'
import { KeyFacts } from '@/ui/key-facts/key-facts'
import { Link } from '@/ui/link/link'
import { Section } from '@/ui/section/section'
import { Table } from '@/ui/table/table'
import { fillIn } from '@/ui/template'
import { messages, type StatisticsTexts } from './messages'
import { buildReportPath } from './report-path'
import { getStatistics, type Statistics } from './statistics'
import styles from './statistics-section.module.css'
import { toSourceName } from './to-source-name'

type StatisticsSectionProps = {
  property: { id: number; from: CalendarDay | null; to: CalendarDay | null }
  locale: Locale
}

type PartProps = { statistics: Statistics; texts: StatisticsTexts; locale: Locale }

/** The chart in a sentence. */
export function summarise({ month }: Statistics, texts: StatisticsTexts, locale: Locale): string {
  const busiest = month.days.toSorted((a, b) => b.views - a.views)[0]
  if (busiest === undefined || busiest.views === 0) return texts.chartEmpty
  return fillIn(texts.chartSummary, {
    views: formatNumber(month.sums.view),
    day: formatWeekdayDate(busiest.day, locale),
    most: formatNumber(busiest.views),
  })
}

function Days({ statistics, texts, locale }: PartProps) {
  const { days } = statistics.month
  const marks = [days.at(0), days.at(-1)].flatMap((one) => (one ? [formatDate(one.day)] : []))
  const summary = summarise(statistics, texts, locale)
  return (
    <Section level={2} size="m" title={texts.chart}>
      <p className={styles.lead}>{summary}</p>
      <BarChart
        bars={days.map(({ day, views }) => ({ label: formatDate(day), value: views }))}
        marks={marks}
        summary={summary}
      />
      <Disclosure summary={texts.table}>
        <Table
          caption={texts.chart}
          captionHidden
          columns={[
            { key: 'day', label: texts.day },
            { key: 'views', label: texts.views, numeric: true },
          ]}
          rows={days.toReversed().map(({ day, views }) => ({
            id: day,
            cells: { day: formatDate(day), views: formatNumber(views) },
          }))}
        />
      </Disclosure>
    </Section>
  )
}

function Sources({ statistics, texts }: PartProps) {
  const { sources, sums } = statistics.month
  return (
    <Section level={2} size="m" title={texts.sources}>
      {sources.length === 0 ? (
        <p>{texts.noSources}</p>
      ) : (
        <Table
          caption={texts.sources}
          captionHidden
          columns={[
            { key: 'source', label: texts.source },
            { key: 'views', label: texts.views, numeric: true },
            { key: 'share', label: texts.share, numeric: true },
          ]}
          rows={sources.map(({ source, views }) => ({
            id: source,
            cells: {
              source: toSourceName(source, texts),
              views: formatNumber(views),
              share: `${Math.round((views * 100) / sums.view)} %`,
            },
          }))}
        />
      )}
    </Section>
  )
}

function Similar({ statistics, texts }: PartProps) {
  const { similar, views } = statistics
  if (similar === null) return null
  return (
    <Section level={2} size="m" title={texts.similar}>
      <p>
        {fillIn(texts.similarText, {
          own: formatNumber(views.month),
          homes: formatNumber(similar.homes),
          median: formatNumber(similar.median),
        })}
      </p>
    </Section>
  )
}

/** How often a property was looked at, from where, and what came of it: for its owner. */
export async function StatisticsSection({ property, locale }: StatisticsSectionProps) {
  const [texts, statistics] = await Promise.all([
    getTexts('portalStatistics', messages, locale),
    getStatistics(property, new Date()),
  ])
  const { views, interest } = statistics
  const figure = (value: number, word: string) => ({ figure: formatNumber(value), word })
  const part = { statistics, texts, locale }
  return (
    <>
      <Section cornice={false} level={2} size="m" title={texts.figures}>
        <KeyFacts
          items={[
            figure(views.today, texts.today),
            figure(views.week, texts.week),
            figure(views.month, texts.month),
            figure(views.total, texts.total),
          ]}
        />
      </Section>
      <Days {...part} />
      <Sources {...part} />
      <Section cornice={false} level={2} size="m" title={texts.interest}>
        <KeyFacts
          items={[
            figure(interest.favourites, texts.favourites),
            figure(interest.sends, texts.sends),
            figure(interest.brochures, texts.brochures),
            figure(interest.demands, texts.demands),
          ]}
        />
      </Section>
      <Similar {...part} />
      <p className={styles.method}>{texts.method}</p>
      <p>
        <Link href={buildReportPath(property.id, locale)} look="standalone" prefetch={false}>
          {texts.report}
        </Link>
      </p>
    </>
  )
}

import 'server-only'
import { formatDate } from '@/domain/formats/dates'
import { formatNumber } from '@/domain/formats/numbers'
import { toBelgianDay, type CalendarDay } from '@/domain/kernel/calendar-day'
import type { Locale } from '@/domain/kernel/locales'
import { lastOwnedDays } from '@/domain/owners/ownership-window'
import { compareFigures, monthDays, weekDays } from '@/domain/visits/statistics'
import { getTexts } from '@/server/texts/text-overrides'
import { Button } from '@/ui/button/button'
import { Disclosure } from '@/ui/disclosure/disclosure'
import { ErrorSummary } from '@/ui/error-summary/late-error-summary.client'
import { FactList } from '@/ui/facts/facts'
import { KeyFacts } from '@/ui/key-facts/key-facts'
import { Section } from '@/ui/section/section'
import { Table } from '@/ui/table/table'
import { fillIn } from '@/ui/template'
import { TextField } from '@/ui/text-field/text-field'
import { messages, type StatisticsTexts } from './messages'
import { MonthChart, summarise } from './month-chart'
import { buildReportAction, readRefusedPeriod } from './report-path'
import { getStatistics, type Statistics } from './statistics'
import styles from './statistics-section.module.css'
import { toSourceName } from './to-source-name'

type StatisticsSectionProps = {
  property: { id: number; from: CalendarDay | null; to: CalendarDay | null }
  locale: Locale
  query: URLSearchParams
}

type PartProps = { statistics: Statistics; texts: StatisticsTexts; locale: Locale }

/** A figure against that of the days before, in words; nothing where these are not known. */
function toChange(
  now: number,
  before: number | null,
  { days, texts }: { days: number; texts: StatisticsTexts },
): string | undefined {
  if (before === null) return undefined
  const change = compareFigures(now, before)
  if (change.kind === 'same') return fillIn(texts.same, { days })
  return fillIn(texts[change.kind], { by: formatNumber(change.by), days })
}

function Figures({ statistics, texts }: PartProps) {
  const { views, before, since } = statistics
  const change = (span: 'week' | 'month', days: number) =>
    toChange(views[span], before[span], { days, texts })
  return (
    <Section cornice={false} flush lead={<p>{texts.figures}</p>} title={texts.title}>
      <KeyFacts
        items={[
          {
            figure: formatNumber(views.today),
            word: texts.today,
            note:
              before.today === null
                ? undefined
                : fillIn(texts.yesterday, { views: formatNumber(before.today) }),
          },
          {
            figure: formatNumber(views.week),
            word: texts.week,
            note: change('week', weekDays),
          },
          {
            figure: formatNumber(views.month),
            word: texts.month,
            note: change('month', monthDays),
          },
          {
            figure: formatNumber(views.total),
            word: texts.total,
            note: since === null ? undefined : fillIn(texts.since, { day: formatDate(since) }),
          },
        ]}
      />
    </Section>
  )
}

function Days({ statistics: { month }, texts, locale }: PartProps) {
  return (
    <Section flush size="s" title={texts.chart}>
      <p className={styles.lead}>{summarise({ month, texts, locale })}</p>
      <MonthChart locale={locale} month={month} texts={texts} />
      {month.sums.view > 0 && (
        <div className={styles.twin}>
          <Disclosure summary={texts.table}>
            <Table
              caption={texts.chart}
              captionHidden
              columns={[
                { key: 'day', label: texts.day },
                { key: 'views', label: texts.views, numeric: true, aside: true },
              ]}
              rows={month.days.toReversed().map(({ day, views }) => ({
                id: day,
                cells: { day: formatDate(day), views: formatNumber(views) },
              }))}
            />
          </Disclosure>
        </div>
      )}
    </Section>
  )
}

function Sources({ statistics, texts }: PartProps) {
  const { sources, sums } = statistics.month
  return (
    <Section flush size="s" title={texts.sources}>
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
              share: fillIn(texts.percent, { percent: Math.round((views * 100) / sums.view) }),
            },
          }))}
        />
      )}
    </Section>
  )
}

function Interest({ statistics: { interest }, texts }: PartProps) {
  return (
    <Section flush size="s" title={texts.interest}>
      <FactList
        columns={1}
        facts={[
          { label: texts.favourites, value: formatNumber(interest.favourites) },
          { label: texts.sends, value: formatNumber(interest.sends) },
          { label: texts.brochures, value: formatNumber(interest.brochures) },
          { label: texts.demands, value: formatNumber(interest.demands) },
        ]}
      />
    </Section>
  )
}

function Similar({ statistics, texts }: PartProps) {
  const { similar, isWholeMonth, views } = statistics
  if (similar === null) {
    return (
      <Section flush size="s" title={texts.similar}>
        <p className={styles.text}>{isWholeMonth ? texts.similarNone : texts.similarLater}</p>
      </Section>
    )
  }
  return (
    <Section flush size="s" title={texts.similar}>
      <p className={styles.text}>
        {fillIn(texts.similarText, {
          own: formatNumber(views.month),
          homes: formatNumber(similar.homes),
          median: formatNumber(similar.median),
        })}
      </p>
    </Section>
  )
}

type ReportProps = Pick<StatisticsSectionProps, 'property' | 'locale' | 'query'> & {
  texts: StatisticsTexts
  today: CalendarDay
}

/** Asks for the report of a period; the last month stands there already, as far as it is the owner's. */
function ReportForm({ property, locale, query, texts, today }: ReportProps) {
  const refused = readRefusedPeriod(query)
  const { from, to } = refused ?? lastOwnedDays(today, monthDays, property)
  const error = refused?.problem === 'period' ? texts.reportWrong : undefined
  const bounds = { min: property.from ?? undefined, max: today, required: true }
  return (
    <Section
      className={styles.report}
      flush
      id="report"
      lead={<p>{texts.reportLead}</p>}
      size="s"
      title={texts.report}
    >
      {refused !== null && (
        <ErrorSummary
          errors={[{ fieldId: 'report-from', text: error ?? texts.reportBusy }]}
          title={texts.reportWrongTitle}
        />
      )}
      <form action={buildReportAction(property.id)} className={styles.form} method="get" noValidate>
        <input name="lang" type="hidden" value={locale} />
        <TextField
          {...bounds}
          autoComplete="off"
          defaultValue={from}
          error={error}
          errorPrefix={texts.errorPrefix}
          id="report-from"
          label={texts.reportFrom}
          name="from"
          short
          type="date"
        />
        <TextField
          {...bounds}
          autoComplete="off"
          defaultValue={to}
          errorPrefix={texts.errorPrefix}
          id="report-to"
          label={texts.reportTo}
          name="to"
          short
          type="date"
        />
        <Button type="submit" variant="secondary">
          {texts.reportGet}
        </Button>
      </form>
    </Section>
  )
}

/** How often a property was looked at, from where, and what came of it: for its owner. */
export async function StatisticsSection({ property, locale, query }: StatisticsSectionProps) {
  const now = new Date()
  const [texts, statistics] = await Promise.all([
    getTexts('portalStatistics', messages, locale),
    getStatistics(property, now),
  ])
  const part = { statistics, texts, locale }
  return (
    <div className={styles.parts}>
      <Figures {...part} />
      <Days {...part} />
      <div className={styles.pair}>
        <Sources {...part} />
        <Interest {...part} />
      </div>
      <Similar {...part} />
      <p className={styles.method}>{texts.method}</p>
      <ReportForm
        locale={locale}
        property={property}
        query={query}
        texts={texts}
        today={toBelgianDay(now)}
      />
    </div>
  )
}

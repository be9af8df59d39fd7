import { formatDate, formatWeekdayDate } from '@/domain/formats/dates'
import { formatNumber } from '@/domain/formats/numbers'
import type { Locale } from '@/domain/kernel/locales'
import type { VisitFigures } from '@/domain/visits/statistics'
import { BarChart } from '@/ui/bar-chart/bar-chart'
import { fillIn } from '@/ui/template'
import type { StatisticsTexts } from './messages'

type MonthChartProps = {
  /** The figures of 30 days at most; the last of them is today. */
  month: VisitFigures
  texts: StatisticsTexts
  locale: Locale
}

/** Days whose date stands under the chart, from 0; the last one is called today. */
const datedDays = [0, 9, 19] as const

/** Day and month alone: the chart is no longer than a month. */
const toShortDate = (day: string) => formatDate(day).slice(0, 'dd/mm'.length)

/** Busiest days that are named where several have as many visits; more of them are no peak. */
const namedDaysMax = 3

/** The chart in a sentence. */
export function summarise({ month, texts, locale }: MonthChartProps): string {
  const most = Math.max(0, ...month.days.map(({ views }) => views))
  if (most === 0) return texts.chartEmpty
  const busiest = month.days.filter(({ views }) => views === most)
  const figures = { views: formatNumber(month.sums.view), most: formatNumber(most) }
  if (busiest.length > namedDaysMax) return fillIn(texts.chartSummaryEven, figures)
  const names = busiest.map(({ day }) => formatWeekdayDate(day, locale))
  const day = new Intl.ListFormat(locale, { type: 'conjunction' }).format(names)
  return fillIn(texts.chartSummary, { ...figures, day })
}

/**
 * Visits per day as bars, the day that is not over yet in another colour. Nothing where there were
 * none: a scale without bars says less than the sentence above it.
 */
export function MonthChart(props: MonthChartProps) {
  const { days, sums } = props.month
  if (sums.view === 0) return null
  const last = days.length - 1
  return (
    <BarChart
      bars={days.map(({ day, views }, index) => ({
        label: formatDate(day),
        value: views,
        isMarked: index === last,
      }))}
      marks={[
        ...datedDays.flatMap((at) => {
          const day = days[at]?.day
          // Today's word needs room beside it.
          const hasRoom = at < last && (last - at) * 4 >= last
          return day === undefined || !hasRoom ? [] : [{ at, text: toShortDate(day) }]
        }),
        { at: last, text: props.texts.today },
      ]}
      summary={summarise(props)}
    />
  )
}

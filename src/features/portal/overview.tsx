import 'server-only'
import { formatDate, formatTime } from '@/domain/formats/dates'
import { formatNumber } from '@/domain/formats/numbers'
import type { Locale } from '@/domain/kernel/locales'
import { formatPortalPath, type PortalSection } from '@/domain/routes/portal'
import { EntryList } from '@/features/portal-records/entry-list'
import { getRecordTexts } from '@/features/portal-records/record-texts'
import { messages as statisticsMessages } from '@/features/portal-statistics/messages'
import { MonthChart, summarise } from '@/features/portal-statistics/month-chart'
import type { OwnerAccount } from '@/server/owner-auth'
import { getTexts } from '@/server/texts/text-overrides'
import { KeyFacts } from '@/ui/key-facts/key-facts'
import { Link } from '@/ui/link/link'
import { Section } from '@/ui/section/section'
import { fillIn } from '@/ui/template'
import type { messages } from './frame-messages'
import type { OwnedProperty } from '@/features/owner-session/owner-access'
import type { NewsCounts } from './news-counts'
import { NewsLinks } from './news-links'
import { getOverview, type OverviewView } from './overview-queries'
import styles from './overview.module.css'

type Texts = (typeof messages)[Locale]

type OverviewProps = {
  owner: OwnerAccount
  property: OwnedProperty
  /** Of its page on the site; null while it has none. */
  href: string | null
  news: NewsCounts
  locale: Locale
  texts: Texts
}

/** Stands for a figure that there is none of. */
const noFigure = '–'

function toFigures({ price, daysOnline, month, nextVisit }: OverviewView, texts: Texts) {
  return [
    ...(price === null ? [] : [{ figure: price, word: texts.price }]),
    daysOnline === 0
      ? { figure: noFigure, word: texts.daysOnline, note: texts.notYetOnline }
      : {
          figure: formatNumber(daysOnline),
          word: daysOnline === 1 ? texts.dayOnline : texts.daysOnline,
        },
    { figure: formatNumber(month.sums.view), word: texts.monthViews },
    nextVisit === null
      ? { figure: noFigure, word: texts.nextVisit, note: texts.noVisit }
      : {
          figure: formatDate(nextVisit),
          word: texts.nextVisit,
          note: fillIn(texts.visitAt, { time: formatTime(nextVisit) }),
        },
  ]
}

/** Where a property stands today, for its owner. */
export async function Overview(props: OverviewProps) {
  const { owner, property, href, news, locale, texts } = props
  const [view, chartTexts, recordTexts] = await Promise.all([
    getOverview(property, owner, { now: new Date(), locale }),
    getTexts('portalStatistics', statisticsMessages, locale),
    getRecordTexts(locale),
  ])
  const { month, latest } = view
  const chart = { month, texts: chartTexts, locale }
  const pathOf = (section: PortalSection) =>
    formatPortalPath(locale, { kind: 'section', propertyId: property.id, section })
  return (
    <>
      <NewsLinks locale={locale} news={news} propertyId={property.id} texts={texts} />
      <Section cornice={false} flush title={texts.overview}>
        <KeyFacts items={toFigures(view, texts)} />
        <p className={styles.page}>
          {href === null ? (
            texts.notPublic
          ) : (
            <Link href={href} look="standalone">
              {texts.publicPage}
            </Link>
          )}
        </p>
      </Section>
      <Section
        flush
        link={{ href: pathOf('statistics'), text: chartTexts.seeAll }}
        size="s"
        title={chartTexts.chart}
      >
        <p className={styles.lead}>
          {view.daysOnline === 0 && month.sums.view === 0 ? texts.neverOnline : summarise(chart)}
        </p>
        <MonthChart {...chart} />
      </Section>
      <Section
        flush
        link={{ href: pathOf('history'), text: texts.allHistory }}
        size="s"
        title={texts.recently}
      >
        <EntryList empty={texts.nothingYet} entries={latest} locale={locale} texts={recordTexts} />
      </Section>
    </>
  )
}

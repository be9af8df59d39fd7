import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { formatEnergy } from '@/domain/formats/energy-use'
import type { Locale } from '@/domain/kernel/locales'
import { formatShortlist, type ShortlistAddress } from '@/domain/routes/shortlist-address'
import { MediaPicture } from '@/features/media/media-picture'
import { toEnergyStep } from '@/features/properties/energy-words'
import { messages as factMessages } from '@/features/properties/fact-messages'
import { formatRate } from '@/features/properties/property-costs'
import { getTexts } from '@/server/texts/text-overrides'
import { EnergyArrow } from '@/ui/energy-arrow/energy-arrow'
import { Link } from '@/ui/link/link'
import { Notice } from '@/ui/notice/notice'
import { Plate } from '@/ui/plate/plate'
import { Section } from '@/ui/section/section'
import { VisuallyHidden } from '@/ui/visually-hidden/visually-hidden'
import styles from './comparison.module.css'
import { findCompared, type ComparedHome } from './shortlist-queries'
import { toComparison, type ComparisonRow } from './to-comparison'

type ComparisonProps = {
  address: ShortlistAddress
  locale: Locale
  /** Address of the list without its query. */
  pathname: string
}

const fewest = 2

function toHref(pathname: string, address: ShortlistAddress): string {
  return `${pathname}?${formatShortlist(address)}`
}

/** The head of a column: picture, status, and the title that leads to the home. */
async function HomeHead({ home, withoutHref }: { home: ComparedHome; withoutHref: string }) {
  const t = await getTranslations('shortlist.comparison')
  const { card, view } = home
  const [picture] = card.pictures
  return (
    <th className={styles.home} role="columnheader" scope="col">
      <div className={styles.picture}>
        {picture && (
          <MediaPicture
            alt=""
            picture={picture}
            ratio="4 / 3"
            sizes="(min-width: 961px) 270px, 50vw"
          />
        )}
        {card.marquee && card.marquee.name !== '' && (
          <span className={styles.plate}>
            <Plate tone={card.marquee.tone}>{card.marquee.name}</Plate>
          </span>
        )}
      </div>
      <Link className={styles.title} href={card.href} look="quiet" prefetch={false}>
        {view.title.text}
      </Link>
      <Link
        aria-label={t('withoutThis', { title: view.title.text })}
        className={styles.without}
        href={withoutHref}
      >
        {t('without')}
      </Link>
    </th>
  )
}

/** The letter as an arrow in its colour, with the use beside it. */
function EnergyCell({ home, text, locale }: { home: ComparedHome; text: string; locale: Locale }) {
  const { view, region, kwhPerM2Year } = home.view.energy
  if (view.kind !== 'label') return text
  const step = toEnergyStep(view.label, region)
  return (
    <span className={styles.energy}>
      <EnergyArrow {...step} label={step.letter} />
      {kwhPerM2Year !== null && (
        <span className={styles.use}>{formatEnergy(kwhPerM2Year, locale)}</span>
      )}
    </span>
  )
}

/** The rates of registration at which homes were reckoned as an own and only home, each once. */
function listOwnHomeRates(homes: readonly ComparedHome[]): string {
  const rates = homes.flatMap(({ view: { costs } }) =>
    costs?.kind === 'buying' && costs.isOwnHome ? [costs.dutyRate] : [],
  )
  return [...new Set(rates)].map(formatRate).join(', ')
}

type RowProps = { row: ComparisonRow; homes: readonly ComparedHome[]; locale: Locale }

async function Row({ row, homes, locale }: RowProps) {
  const t = await getTranslations('shortlist.comparison')
  const draw = (text: string | null, home: ComparedHome): ReactNode => {
    if (text === null) return <span className={styles.unknown}>{t('unknown')}</span>
    return row.key === 'energy' ? <EnergyCell home={home} locale={locale} text={text} /> : text
  }
  return (
    <tr className={row.isEqual ? styles.equal : undefined} role="row">
      <th className={styles.label} role="rowheader" scope="row">
        {t(row.key)}
        {row.isEqual && <span className={styles.same}>{t('equal')}</span>}
      </th>
      {homes.map((home, index) => (
        <td className={styles.cell} data-key={row.key} key={home.card.publicId} role="cell">
          {draw(row.cells[index] ?? null, home)}
        </td>
      ))}
    </tr>
  )
}

async function ComparisonTable({
  homes,
  props: { address, locale, pathname },
}: {
  homes: readonly ComparedHome[]
  props: ComparisonProps
}) {
  const [t, costs, facts] = await Promise.all([
    getTranslations('shortlist.comparison'),
    getTranslations('properties.detail.costs'),
    getTexts('facts', factMessages, locale),
  ])
  const rows = toComparison(homes, { locale, availabilityLabel: facts.label.availability })
  const ownHomeRates = listOwnHomeRates(homes)
  const without = (id: number) => address.compare.filter((compared) => compared !== id)
  return (
    <>
      <div aria-label={t('scroll')} className={styles.scroll} role="region" tabIndex={0}>
        <table className={styles.table} role="table">
          <caption>
            <VisuallyHidden>{t('title')}</VisuallyHidden>
          </caption>
          <thead role="rowgroup">
            <tr role="row">
              <th className={styles.label} role="columnheader" scope="col">
                <VisuallyHidden>{t('home')}</VisuallyHidden>
              </th>
              {homes.map((home) => (
                <HomeHead
                  home={home}
                  key={home.card.publicId}
                  withoutHref={toHref(pathname, {
                    ...address,
                    compare: without(home.card.publicId),
                  })}
                />
              ))}
            </tr>
          </thead>
          <tbody role="rowgroup">
            {rows.map((row) => (
              <Row homes={homes} key={row.key} locale={locale} row={row} />
            ))}
          </tbody>
        </table>
      </div>
      {rows.some(({ key }) => key === 'total') && (
        <p className={styles.note}>
          {ownHomeRates !== '' && `${t('totalNote', { rates: ownHomeRates })} `}
          {costs('indicative')}
        </p>
      )}
    </>
  )
}

/** Up to four homes of the list side by side; the address says which. */
export async function Comparison(props: ComparisonProps) {
  const { address, locale, pathname } = props
  const [t, homes] = await Promise.all([
    getTranslations('shortlist.comparison'),
    findCompared(address.compare, locale),
  ])
  const stopHref = toHref(pathname, { ...address, compare: [] })
  return (
    <Section link={{ href: stopHref, text: t('stop') }} title={t('title')}>
      {homes.length < fewest ? (
        <Notice>
          <p>{t('choose')}</p>
        </Notice>
      ) : (
        <ComparisonTable homes={homes} props={props} />
      )}
    </Section>
  )
}

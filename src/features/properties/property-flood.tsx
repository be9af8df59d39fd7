import { getTranslations } from 'next-intl/server'
import { formatDate } from '@/domain/formats/dates'
import type { Locale } from '@/domain/kernel/locales'
import { floodScores, floodScoreTexts, type FloodScore } from '@/domain/properties/flood'
import { FloodSymbol } from '@/ui/flood-symbol/flood-symbol'
import { Heading } from '@/ui/heading/heading'
import { ScoreBadge } from '@/ui/score-badge/score-badge'
import type { PropertyFlood } from './property-view'
import styles from './panels.module.css'

const depths = [1, 2, 3, 4] as const

function Score(props: { title: string; score: FloodScore; locale: Locale }) {
  const { title, score, locale } = props
  return (
    <div className={styles.score}>
      <span aria-hidden="true">
        <ScoreBadge letter={score} score={depths[floodScores.indexOf(score)] ?? 1} />
      </span>
      <p>
        <strong>{title}</strong>
        <br />
        {floodScoreTexts[score][locale]}
      </p>
    </div>
  )
}

/** The flood scores with what they mean; the symbol where the law asks for it. */
export async function PropertyFloodPanel({
  flood,
  locale,
}: {
  flood: PropertyFlood
  locale: Locale
}) {
  const t = await getTranslations('properties.detail.flood')
  const {
    parcel,
    building,
    needsSymbol,
    isInFloodZone,
    isInRiverbankZone,
    reportDate,
    formerRisk,
  } = flood
  const lines = [
    parcel === null && building === null && t('unknown'),
    formerRisk && t(`former.${formerRisk}`),
    isInFloodZone && t('zone'),
    isInRiverbankZone && t('riverbank'),
    reportDate && t('report', { date: formatDate(reportDate) }),
  ].filter((line) => typeof line === 'string')
  return (
    <section aria-labelledby="flood" className={styles.panel}>
      <Heading id="flood" level={2} size="s">
        {t('title')}
      </Heading>
      {needsSymbol && <FloodSymbol label={t('symbol')} />}
      {parcel !== null && (
        <Score locale={locale} score={parcel} title={t('parcel', { score: parcel })} />
      )}
      {building !== null && (
        <Score locale={locale} score={building} title={t('building', { score: building })} />
      )}
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </section>
  )
}

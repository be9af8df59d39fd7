import { getTranslations } from 'next-intl/server'
import { formatDate } from '@/domain/formats/dates'
import { formatEnergy } from '@/domain/formats/energy-use'
import { formatEnergyLabel } from '@/domain/energy/energy-label'
import type { Locale } from '@/domain/kernel/locales'
import { EnergyArrow } from '@/ui/energy-arrow/energy-arrow'
import { EnergyScale } from '@/ui/energy-scale/energy-scale'
import { FactList } from '@/ui/facts/facts'
import { Heading } from '@/ui/heading/heading'
import { Notice } from '@/ui/notice/notice'
import { toEnergyStep, unknownEnergyStep } from './energy-words'
import type { FactRow } from './fact-rows'
import type { PropertyEnergy } from './property-view'
import styles from './panels.module.css'

type PropertyEnergyProps = {
  energy: PropertyEnergy
  /** Certificate, total use, CO₂: the facts that belong to the label. */
  rows: readonly FactRow[]
  locale: Locale
}

/** The label drawn on the scale of its region, or alone where it has no place on a scale. */
async function Label({ energy, locale }: Omit<PropertyEnergyProps, 'rows'>) {
  const t = await getTranslations('properties.detail.energy')
  const { view, region, kwhPerM2Year, scale } = energy
  const score = kwhPerM2Year === null ? null : formatEnergy(kwhPerM2Year, locale)
  if (view.kind === 'numberOnly')
    return <p>{t('score', { score: formatEnergy(view.kwh, locale) })}</p>
  if (view.kind !== 'label') {
    return (
      <p className={styles.line}>
        <EnergyArrow {...unknownEnergyStep} label="" /> {t(view.kind)}
      </p>
    )
  }
  const letter = formatEnergyLabel(view.label)
  const title = score === null ? t('label', { letter }) : t('labelAndScore', { letter, score })
  const place = scale.indexOf(view.label)
  if (place === -1) {
    return (
      <p className={styles.line}>
        <EnergyArrow {...toEnergyStep(view.label, region)} label={title} /> {score}
      </p>
    )
  }
  return (
    <EnergyScale
      current={place}
      steps={scale.map((label) => toEnergyStep(label, region))}
      title={title}
      value={score ?? letter}
    >
      {view.source === 'calculated' && t('calculated')}
    </EnergyScale>
  )
}

async function Duty({
  duty,
  locale,
}: {
  duty: NonNullable<PropertyEnergy['duty']>
  locale: Locale
}) {
  const t = await getTranslations('properties.detail')
  return (
    <Notice>
      <p>{t('energy.duty', { years: duty.years, target: formatEnergyLabel(duty.targetLabel) })}</p>
      <p className={styles.source}>
        {t('costs.source', { source: duty.citation[locale], date: formatDate(duty.checkedOn) })}
      </p>
    </Notice>
  )
}

/** The energy of a home: its label, its certificate, and the duty that comes with E or F. */
export async function PropertyEnergyPanel({ energy, rows, locale }: PropertyEnergyProps) {
  const t = await getTranslations('properties.detail.energy')
  return (
    <section aria-labelledby="energy" className={styles.panel}>
      <Heading id="energy" level={2} size="s">
        {t('title')}
      </Heading>
      <Label energy={energy} locale={locale} />
      {rows.length > 0 && (
        <FactList
          columns={1}
          facts={rows.map(({ label, value, note }) => ({ label, value, note }))}
        />
      )}
      {energy.duty && <Duty duty={energy.duty} locale={locale} />}
    </section>
  )
}

import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { formatDate } from '@/domain/formats/dates'
import { formatNumber, formatPrice, noBreakSpace } from '@/domain/formats/numbers'
import type { Locale } from '@/domain/kernel/locales'
import { FactList, type Fact } from '@/ui/facts/facts'
import { Heading } from '@/ui/heading/heading'
import styles from './panels.module.css'
import type { CostSource, CostView } from './to-cost-view'

/** Prints a share as a percentage: 0.125 is "12,5 %". */
export function formatRate(rate: number): string {
  return `${formatNumber(rate * 100)}${noBreakSpace}%`
}

async function Panel({
  title,
  note,
  children,
}: {
  title: string
  note: string
  children: ReactNode
}) {
  return (
    <section aria-labelledby="costs" className={styles.panel}>
      <Heading id="costs" level={2} size="s">
        {title}
      </Heading>
      {children}
      <p className={styles.source}>{note}</p>
    </section>
  )
}

type PanelProps<Kind extends CostView['kind']> = {
  costs: Extract<CostView, { kind: Kind }>
  locale: Locale
}

async function BuyingCosts({ costs, locale }: PanelProps<'buying'>) {
  const t = await getTranslations('properties.detail.costs')
  const sourceOf = ({ citation, checkedOn }: CostSource) =>
    t('source', { source: citation[locale], date: formatDate(checkedOn) })
  const dutyKey = costs.isOwnHome ? 'registrationDuty' : 'registrationDutyOther'
  const facts: Fact[] = [
    { label: t('price'), value: formatPrice(costs.price) },
    ...costs.lines.map(({ key, amount, source }) => ({
      label: key === 'registrationDuty' ? t(dutyKey, { rate: formatRate(costs.dutyRate) }) : t(key),
      value: formatPrice(Math.round(amount)),
      note: sourceOf(source),
    })),
    {
      label: t('total'),
      value: <span className={styles.total}>{formatPrice(Math.round(costs.total))}</span>,
    },
  ]
  return (
    <Panel note={t('indicative')} title={t('buying')}>
      <FactList columns={1} facts={facts} />
    </Panel>
  )
}

async function RentingCosts({ costs, locale }: PanelProps<'renting'>) {
  const t = await getTranslations('properties.detail.costs')
  const { rent, charges, monthly, guarantee } = costs
  const facts: Fact[] = [
    { label: t('rent'), value: formatPrice(rent) },
    ...(charges === null
      ? []
      : [
          { label: t('charges'), value: formatPrice(charges) },
          {
            label: t('monthly'),
            value: <span className={styles.total}>{formatPrice(monthly)}</span>,
          },
        ]),
    ...(guarantee === null
      ? []
      : [
          {
            label: t('guarantee', { months: guarantee.months }),
            value: formatPrice(guarantee.amount),
            note: t('source', {
              source: guarantee.source.citation[locale],
              date: formatDate(guarantee.source.checkedOn),
            }),
          },
        ]),
  ]
  return (
    <Panel note={t('indicativeRent')} title={t('renting')}>
      <FactList columns={1} facts={facts} />
    </Panel>
  )
}

/** What the home costs beyond its price; every rule with its source and the day it was checked. */
export function PropertyCosts({ costs, locale }: { costs: CostView; locale: Locale }) {
  return costs.kind === 'buying' ? (
    <BuyingCosts costs={costs} locale={locale} />
  ) : (
    <RentingCosts costs={costs} locale={locale} />
  )
}

import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { formatDate } from '@/domain/formats/dates'
import { formatNumber, formatPrice, noBreakSpace } from '@/domain/formats/numbers'
import type { Locale } from '@/domain/kernel/locales'
import { FactList, type Fact } from '@/ui/facts/facts'
import { Heading } from '@/ui/heading/heading'
import { RadioRows } from '@/ui/radio-rows/radio-rows'
import { purposeName } from './loan-start'
import styles from './panels.module.css'
import type { CostLineView, CostSource, CostView, HomePurchaseView } from './to-cost-view'

/** Prints a share as a percentage: 0.125 is "12,5 %". */
export function formatRate(rate: number): string {
  return `${formatNumber(rate * 100)}${noBreakSpace}%`
}

async function getSourceText(locale: Locale): Promise<(source: CostSource) => string> {
  const t = await getTranslations('properties.detail.costs')
  return ({ citation, checkedOn }) =>
    t('source', { source: citation[locale], date: formatDate(checkedOn) })
}

function Total({ amount }: { amount: number }) {
  return <span className={styles.total}>{formatPrice(Math.round(amount))}</span>
}

async function Panel({
  title,
  notes,
  children,
}: {
  title: string
  notes: readonly string[]
  children: ReactNode
}) {
  return (
    <section aria-labelledby="costs" className={styles.panel}>
      <Heading id="costs" level={2} size="s">
        {title}
      </Heading>
      {children}
      {notes.map((note) => (
        <p className={styles.source} key={note}>
          {note}
        </p>
      ))}
    </section>
  )
}

type PanelProps<Kind extends CostView['kind']> = {
  costs: Extract<CostView, { kind: Kind }>
  locale: Locale
}

type Buying = PanelProps<'buying'>['costs']

/** Price, duty, notary and deed of one kind of buyer. */
async function Purchase({
  purchase,
  isOwnHome,
  costs,
  locale,
}: {
  purchase: HomePurchaseView
  isOwnHome: boolean
} & PanelProps<'buying'>) {
  const t = await getTranslations('properties.detail.costs')
  const sourceOf = await getSourceText(locale)
  const { region } = costs
  const rate = formatRate(purchase.dutyRate)
  const duty = t(isOwnHome ? 'registrationDuty' : 'registrationDutyOther', { rate, region })
  const relief =
    purchase.abatement > 0 ? `${t('abatement', { amount: formatPrice(purchase.abatement) })} ` : ''
  const facts: Fact[] = [
    { label: t('price'), value: formatPrice(costs.price) },
    ...purchase.lines.map(({ key, amount, source }) => ({
      label: key === 'registrationDuty' ? duty : t(key, { rate }),
      value: formatPrice(Math.round(amount)),
      note: `${key === 'registrationDuty' ? relief : ''}${sourceOf(source)}`,
    })),
    { label: t('total'), value: <Total amount={purchase.total} /> },
  ]
  return <FactList columns={1} facts={facts} />
}

/** The two kinds of buyer; a choice shows one of them, and needs no script for that. */
async function BothPurchases({
  ownHome,
  costs,
  locale,
}: { ownHome: HomePurchaseView } & PanelProps<'buying'>) {
  const t = await getTranslations('properties.detail.costs')
  const options = (['ownHome', 'other'] as const).map((value) => ({
    value,
    label: t(value),
    note: t(`${value}Note`),
  }))
  return (
    <div className={styles.purposes}>
      <RadioRows
        autoComplete="off"
        defaultOption={costs.isOwnHome ? 'ownHome' : 'other'}
        inline
        legend={t('purpose')}
        name={purposeName}
        options={options}
      />
      <div className={styles.ownHome}>
        <Purchase costs={costs} isOwnHome locale={locale} purchase={ownHome} />
      </div>
      <div className={styles.other}>
        <Purchase costs={costs} isOwnHome={false} locale={locale} purchase={costs.other} />
      </div>
    </div>
  )
}

async function BuyingCosts({ costs, locale }: { costs: Buying; locale: Locale }) {
  const t = await getTranslations('properties.detail.costs')
  return (
    <Panel notes={[t('indicative')]} title={t('buying')}>
      {costs.ownHome === null ? (
        <Purchase costs={costs} isOwnHome={false} locale={locale} purchase={costs.other} />
      ) : (
        <BothPurchases costs={costs} locale={locale} ownHome={costs.ownHome} />
      )}
    </Panel>
  )
}

async function NewBuildCosts({ costs, locale }: PanelProps<'newBuild'>) {
  const t = await getTranslations('properties.detail.costs')
  const sourceOf = await getSourceText(locale)
  const { price, regime, region, lines, total } = costs
  const labelOf = ({ key, rate }: CostLineView) => {
    const values = { rate: rate === null ? '' : formatRate(rate), region }
    if (key === 'vat') return t(regime === 'mixed' ? 'vatBuilding' : 'vat', values)
    return t(key === 'registrationDuty' ? 'dutyLand' : key, values)
  }
  const facts: Fact[] = [
    { label: t('priceWithoutTax'), value: formatPrice(price) },
    ...lines.map((line) => ({
      label: labelOf(line),
      value: line.amount === null ? t('bySplit') : formatPrice(Math.round(line.amount)),
      note: sourceOf(line.source),
    })),
    ...(total === null ? [] : [{ label: t('total'), value: <Total amount={total} /> }]),
  ]
  const notes = [
    ...(total === null ? [t('splitUnknown')] : []),
    ...(regime === 'vat6' ? [t('vat6Note')] : []),
    t('indicativeNew'),
  ]
  return (
    <Panel notes={notes} title={t('newBuild')}>
      <FactList columns={1} facts={facts} />
    </Panel>
  )
}

async function RentingCosts({ costs, locale }: PanelProps<'renting'>) {
  const t = await getTranslations('properties.detail.costs')
  const sourceOf = await getSourceText(locale)
  const { rent, charges, monthly, guarantee } = costs
  const facts: Fact[] = [
    { label: t('rent'), value: formatPrice(rent) },
    ...(charges === null
      ? []
      : [
          { label: t('charges'), value: formatPrice(charges) },
          { label: t('monthly'), value: <Total amount={monthly} /> },
        ]),
    ...(guarantee === null
      ? []
      : [
          {
            label: t('guarantee', { months: guarantee.months }),
            value: formatPrice(guarantee.amount),
            note: sourceOf(guarantee.source),
          },
        ]),
  ]
  return (
    <Panel notes={[t('indicativeRent')]} title={t('renting')}>
      <FactList columns={1} facts={facts} />
    </Panel>
  )
}

/** What the home costs beyond its price; every rule with its source and the day it was checked. */
export function PropertyCosts({ costs, locale }: { costs: CostView; locale: Locale }) {
  switch (costs.kind) {
    case 'buying':
      return <BuyingCosts costs={costs} locale={locale} />
    case 'newBuild':
      return <NewBuildCosts costs={costs} locale={locale} />
    case 'renting':
      return <RentingCosts costs={costs} locale={locale} />
  }
}

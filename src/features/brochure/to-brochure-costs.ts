import { formatDate } from '@/domain/formats/dates'
import { formatNumber, formatPrice, noBreakSpace } from '@/domain/formats/numbers'
import type { Locale } from '@/domain/kernel/locales'
import type { CostSource, CostView } from '@/features/properties/to-cost-view'
import type { BrochureCosts } from './brochure'
import type { DetailTexts } from './brochure-texts'

type Say = { t: DetailTexts; locale: Locale }

type Costs<Kind extends CostView['kind']> = Extract<CostView, { kind: Kind }>

function formatRate(rate: number): string {
  return `${formatNumber(rate * 100)}${noBreakSpace}%`
}

function formatEuros(amount: number): string {
  return formatPrice(Math.round(amount))
}

function toSourceText({ citation, checkedOn }: CostSource, { t, locale }: Say): string {
  return t('costs.source', { source: citation[locale], date: formatDate(checkedOn) })
}

/** On paper nobody can choose between buyers: the one that the page shows first stands there. */
function toBuying(costs: Costs<'buying'>, say: Say): BrochureCosts {
  const { t } = say
  const values = { rate: formatRate(costs.dutyRate), region: costs.region }
  const duty = t(costs.isOwnHome ? 'costs.registrationDuty' : 'costs.registrationDutyOther', values)
  const relief =
    costs.abatement > 0 ? t('costs.abatement', { amount: formatPrice(costs.abatement) }) : ''
  return {
    title: t('costs.buying'),
    rows: [
      { label: t('costs.price'), value: formatPrice(costs.price) },
      ...costs.lines.map(({ key, amount, source }) => ({
        label: key === 'registrationDuty' ? duty : t(`costs.${key}`, values),
        value: formatEuros(amount),
        note: [key === 'registrationDuty' ? relief : '', toSourceText(source, say)]
          .filter(Boolean)
          .join(' '),
      })),
    ],
    total: { label: t('costs.total'), value: formatEuros(costs.total) },
    notes: [t('costs.indicative')],
  }
}

function toNewBuild(costs: Costs<'newBuild'>, say: Say): BrochureCosts {
  const { t } = say
  const { regime, region, total } = costs
  return {
    title: t('costs.newBuild'),
    rows: [
      { label: t('costs.priceWithoutTax'), value: formatPrice(costs.price) },
      ...costs.lines.map(({ key, rate, amount, source }) => {
        const values = { rate: rate === null ? '' : formatRate(rate), region }
        const vatKey = regime === 'mixed' ? 'costs.vatBuilding' : 'costs.vat'
        const dutyKey = key === 'registrationDuty' ? 'costs.dutyLand' : (`costs.${key}` as const)
        return {
          label: t(key === 'vat' ? vatKey : dutyKey, values),
          value: amount === null ? t('costs.bySplit') : formatEuros(amount),
          note: toSourceText(source, say),
        }
      }),
    ],
    total: total === null ? null : { label: t('costs.total'), value: formatEuros(total) },
    notes: [
      ...(total === null ? [t('costs.splitUnknown')] : []),
      ...(regime === 'vat6' ? [t('costs.vat6Note')] : []),
      t('costs.indicativeNew'),
    ],
  }
}

function toRenting(costs: Costs<'renting'>, say: Say): BrochureCosts {
  const { t } = say
  const { rent, charges, monthly, guarantee } = costs
  const guaranteeRow = guarantee && {
    label: t('costs.guarantee', { months: guarantee.months }),
    value: formatPrice(guarantee.amount),
    note: toSourceText(guarantee.source, say),
  }
  return {
    title: t('costs.renting'),
    rows: [
      { label: t('costs.rent'), value: formatPrice(rent) },
      ...(charges === null ? [] : [{ label: t('costs.charges'), value: formatPrice(charges) }]),
      ...(guaranteeRow === null ? [] : [guaranteeRow]),
    ],
    total: charges === null ? null : { label: t('costs.monthly'), value: formatPrice(monthly) },
    notes: [t('costs.indicativeRent')],
  }
}

/** What the home costs beyond its price, with the source of every rule. */
export function toBrochureCosts(costs: CostView, say: Say): BrochureCosts {
  switch (costs.kind) {
    case 'buying':
      return toBuying(costs, say)
    case 'newBuild':
      return toNewBuild(costs, say)
    case 'renting':
      return toRenting(costs, say)
  }
}

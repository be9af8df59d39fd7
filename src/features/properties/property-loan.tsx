import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { loanBounds, type LoanField } from '@/domain/costs/home-loan'
import { creditDuties, exampleLoan, monthlyRateRule } from '@/domain/costs/loan-rules'
import { formatDate } from '@/domain/formats/dates'
import { formatNumber, formatPrice, noBreakSpace } from '@/domain/formats/numbers'
import type { Locale } from '@/domain/kernel/locales'
import { FactList } from '@/ui/facts/facts'
import { Heading } from '@/ui/heading/heading'
import { LoanCalculator } from './late-detail.client'
import type { LoanStart } from './loan-start'
import styles from './panels.module.css'
import type { CostSource } from './to-cost-view'
import type { LoanView } from './to-loan-view'
import type { YieldView } from './to-yield-view'

async function getLoanStart(loan: LoanView, locale: Locale): Promise<LoanStart> {
  const [t, costs] = await Promise.all([
    getTranslations('properties.loan'),
    getTranslations('properties.detail.costs'),
  ])
  const wrongOf = (field: LoanField) => {
    const { min, max } = loanBounds[field]
    return t(`wrong.${field}`, { min: formatNumber(min), max: formatNumber(max) })
  }
  const source = costs('source', {
    source: creditDuties.citation[locale],
    date: formatDate(creditDuties.checkedOn),
  })
  return {
    total: loan.total,
    totals: loan.totals,
    answers: {
      ownFunds: formatNumber(loan.ownFunds),
      years: String(exampleLoan.years),
      rate: formatNumber(exampleLoan.yearlyRatePercent),
    },
    texts: {
      title: t('title'),
      labels: { ownFunds: t('ownFunds'), years: t('years'), rate: t('rate') },
      rateHint: t('rateHint', { date: formatDate(exampleLoan.chosenOn) }),
      errorPrefix: t('errorPrefix'),
      wrong: { ownFunds: wrongOf('ownFunds'), years: wrongOf('years'), rate: wrongOf('rate') },
      monthly: t('monthly'),
      unknown: t('unknown'),
      nothing: t('nothing'),
      total: t(loan.hasCosts ? 'total' : 'price'),
      borrowed: t('borrowed'),
      totalInterest: t('totalInterest'),
      creditDuties: loan.isBelgian
        ? { label: t('creditDuties'), note: `${t('creditNote')} ${source}` }
        : null,
    },
  }
}

/** The loan calculator below the costs panel, whose choice of purpose it follows. */
export async function PropertyLoan({
  loan,
  costs,
  locale,
}: {
  loan: LoanView
  /** The costs panel; null where no costs are known. */
  costs: ReactNode
  locale: Locale
}) {
  const [t, words] = await Promise.all([
    getTranslations('properties.loan'),
    getTranslations('properties.detail.costs'),
  ])
  const sourceOf = ({ citation, checkedOn }: CostSource) =>
    words('source', { source: citation[locale], date: formatDate(checkedOn) })
  return (
    <LoanCalculator costs={costs} start={await getLoanStart(loan, locale)}>
      <div className={styles.notes}>
        {!loan.hasCosts && (
          <p className={styles.source}>{t(loan.isBelgian ? 'withoutCosts' : 'abroad')}</p>
        )}
        <p className={styles.source}>
          {t('formula')} {sourceOf(monthlyRateRule)}
        </p>
        <p className={styles.source}>
          {t('averages')} {t('private')}
        </p>
        <noscript>
          <p className={styles.source}>{t('noScript')}</p>
        </noscript>
      </div>
    </LoanCalculator>
  )
}

/** What an investment brings in before costs and taxes. */
export async function PropertyYield({ rentalYield }: { rentalYield: YieldView }) {
  const t = await getTranslations('properties.loan.yield')
  const { monthlyRent, yearlyRent, grossPercent, hasCosts } = rentalYield
  const gross = `${formatNumber(grossPercent)}${noBreakSpace}%`
  return (
    <section aria-labelledby="yield" className={styles.panel}>
      <Heading id="yield" level={2} size="s">
        {t('title')}
      </Heading>
      <FactList
        columns={1}
        facts={[
          { label: t('monthlyRent'), value: formatPrice(monthlyRent) },
          { label: t('yearlyRent'), value: formatPrice(yearlyRent) },
          {
            label: t('gross'),
            value: <span className={styles.total}>{gross}</span>,
            note: t(hasCosts ? 'grossNote' : 'priceNote'),
          },
        ]}
      />
      <p className={styles.source}>{t('note')}</p>
    </section>
  )
}

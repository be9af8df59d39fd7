'use client'

import { useState, type ReactNode } from 'react'
import { loanFields, reckonLoan, type HomeLoan, type LoanField } from '@/domain/costs/home-loan'
import { formatPrice } from '@/domain/formats/numbers'
import { FactList } from '@/ui/facts/facts'
import { Heading } from '@/ui/heading/heading'
import { TextField } from '@/ui/text-field/text-field'
import { useEarlyAnswers } from '@/ui/use-early-answers'
import styles from './loan-calculator.module.css'
import { purposeName, type LoanStart } from './loan-start'

const looks = {
  ownFunds: { before: '€', inputMode: 'decimal' },
  years: { inputMode: 'numeric' },
  rate: { after: '%', inputMode: 'decimal' },
} as const

const toName = (field: LoanField) => `loan-${field}`

function Details({ loan, total, texts }: { loan: HomeLoan; total: number } & Words) {
  const facts = [
    { label: texts.total, value: formatPrice(Math.round(total)) },
    { label: texts.borrowed, value: formatPrice(Math.round(loan.borrowed)) },
    { label: texts.totalInterest, value: formatPrice(Math.round(loan.totalInterest)) },
    ...(texts.creditDuties
      ? [{ ...texts.creditDuties, value: formatPrice(Math.round(loan.creditDuties)) }]
      : []),
  ]
  return <FactList columns={1} facts={facts} />
}

type Words = Pick<LoanStart, 'texts'>

/**
 * The loan for a home, reckoned anew with every key. The server draws it with its first figures;
 * the choice of purpose stands in the costs panel, which comes as children.
 */
export function LoanCalculator({
  start,
  children,
  costs,
}: {
  start: LoanStart
  /** What stands below the figures: where the rules come from. */
  children: ReactNode
  /** The costs panel. */
  costs: ReactNode
}) {
  const { totals, texts } = start
  const [answers, setAnswers] = useState(start.answers)
  const [total, setTotal] = useState(start.total)
  const [typingIn, setTypingIn] = useState<string | null>(null)
  const reckoned = reckonLoan(total, answers)
  const wrong = reckoned.kind === 'wrong' ? reckoned.fields : []
  // Who empties a field to fill it anew has made no mistake yet.
  const isWrong = (field: LoanField) =>
    wrong.includes(field) && (answers[field].trim() !== '' || typingIn !== field)

  function followPurpose(target: EventTarget) {
    if (!(target instanceof HTMLInputElement) || target.name !== purposeName) return
    setTotal(totals?.[target.value === 'ownHome' ? 'ownHome' : 'other'] ?? start.total)
  }

  const desk = useEarlyAnswers<HTMLDivElement>((touched) => {
    const typed = loanFields.flatMap((field) => {
      const input = touched.find(({ name }) => name === toName(field))
      return input ? [[field, input.value]] : []
    })
    setAnswers({ ...answers, ...Object.fromEntries(typed) })
    touched.filter(({ checked }) => checked).forEach(followPurpose)
  })

  return (
    <div className={styles.desk} onChange={({ target }) => followPurpose(target)} ref={desk}>
      {costs}
      <section aria-labelledby="loan" className={styles.loan}>
        <Heading id="loan" level={2} size="s">
          {texts.title}
        </Heading>
        <div className={styles.fields}>
          {loanFields.map((field) => (
            <TextField
              {...looks[field]}
              autoComplete="off"
              error={isWrong(field) && texts.wrong[field]}
              errorPrefix={texts.errorPrefix}
              hint={field === 'rate' && texts.rateHint}
              key={field}
              label={texts.labels[field]}
              name={toName(field)}
              onBlur={() => setTypingIn(null)}
              onChange={({ target }) => setAnswers({ ...answers, [field]: target.value })}
              onFocus={() => setTypingIn(field)}
              value={answers[field]}
            />
          ))}
        </div>
        <p className={styles.result} role="status">
          {reckoned.kind === 'wrong' && texts.unknown}
          {reckoned.kind === 'loan' && reckoned.borrowed === 0 && texts.nothing}
          {reckoned.kind === 'loan' && reckoned.borrowed > 0 && (
            <>
              <span>{texts.monthly}</span>{' '}
              <strong className={styles.figure}>{formatPrice(reckoned.monthly)}</strong>
            </>
          )}
        </p>
        {reckoned.kind === 'loan' && <Details loan={reckoned} texts={texts} total={total} />}
        {children}
      </section>
    </div>
  )
}

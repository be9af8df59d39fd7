import type { Locale } from '@/domain/kernel/locales'
import { findText } from '@/i18n/find-text'
import { ErrorSummary } from '@/ui/error-summary/late-error-summary.client'
import { Link } from '@/ui/link/link'
import { OutcomeNotice } from '@/ui/notice/late-outcome-notice.client'
import { doneParameter } from './answer-record'
import type { messages } from './messages'

/** Names the field of a message, and where on the page it stands. */
export const textFieldId = 'text'

type Texts = (typeof messages)[Locale]

/** What is wrong with a form that came back, in words; null where nothing is. */
export function findProblem(texts: Texts, problem: string | undefined): string | null {
  return findText(texts.problems, problem)
}

type FormOutcomeProps = {
  texts: Texts
  /** What was done, as the address says it. */
  done: string | null
  /** What is wrong, at which field. */
  problem: { fieldId: string; text: string } | null
  /** Whether what was typed waited for a login and has not been sent yet. */
  isWaiting?: boolean
}

/** What became of the last sending: done, or what to mend. */
export function FormOutcome({ texts, done, problem, isWaiting = false }: FormOutcomeProps) {
  const said = findText(texts.done, done)
  if (problem !== null) return <ErrorSummary errors={[problem]} title={texts.errorTitle} />
  if (isWaiting) {
    return (
      <OutcomeNotice tone="info">
        <p>{texts.waiting}</p>
        <p>
          <Link href={`#${textFieldId}`}>{texts.toText}</Link>
        </p>
      </OutcomeNotice>
    )
  }
  if (said === null) return null
  return (
    <OutcomeNotice forget={[doneParameter]}>
      <p>{said}</p>
    </OutcomeNotice>
  )
}

import type { Locale } from '@/domain/kernel/locales'
import { ErrorSummary } from '@/ui/error-summary/error-summary.client'
import { Notice } from '@/ui/notice/notice'
import type { messages } from './messages'

type Texts = (typeof messages)[Locale]

function findText(texts: Readonly<Record<string, string>>, name: string | null | undefined) {
  return name && Object.hasOwn(texts, name) ? (texts[name] ?? null) : null
}

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
}

/** What became of the last sending: done, or what to mend. */
export function FormOutcome({ texts, done, problem }: FormOutcomeProps) {
  const said = findText(texts.done, done)
  if (problem !== null) return <ErrorSummary errors={[problem]} title={texts.errorTitle} />
  if (said === null) return null
  return (
    <Notice live tone="success">
      <p>{said}</p>
    </Notice>
  )
}

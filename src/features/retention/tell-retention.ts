import { ownerSessionHours } from '@/domain/accounts/session-hours'
import { keptKeys } from '@/domain/consent/kept-keys'
import type { AccountKind, RetentionKind, RetentionRule } from '@/domain/privacy/retention'
import { fillIn } from '@/ui/template'
import type { RetentionTexts } from './messages'

const monthsPerYear = 12

function tellMonths(months: number, texts: RetentionTexts['months']): string {
  const years = months / monthsPerYear
  if (!Number.isInteger(years)) {
    return months === 1 ? texts.one : fillIn(texts.many, { count: months })
  }
  return years === 1 ? texts.year : fillIn(texts.years, { count: years })
}

/** How long, and from when on: "2 years after it came in". */
export function tellTime({ months, since }: RetentionRule, texts: RetentionTexts): string {
  return fillIn(texts.starts[since], { time: tellMonths(months, texts.months) })
}

/** What of an owner's account is kept, and until what ends it. */
export function tellAccount(kind: AccountKind, { account }: RetentionTexts) {
  const days = keptKeys.find(({ use }) => use === 'ownerDevice')?.days
  const { kind: name, time } = account[kind]
  return { kind: name, time: fillIn(time, { hours: ownerSessionHours, days: String(days) }) }
}

/** The name of a kind among the texts: the same in camel case. */
type TextName = keyof RetentionTexts['kinds']

/** What it is, in the words of the reader. */
export function nameKind(kind: RetentionKind, { kinds }: RetentionTexts): string {
  const name = kind.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())
  // The compiler cannot follow the replacement; a test asks every kind for its name.
  return kinds[name as TextName]
}

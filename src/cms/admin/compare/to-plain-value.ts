import { toLocale } from '@/domain/kernel/locales'
import { answers } from '../../lists/answers'
import { nameChoice, type Choice } from '../../lists/name-choice'
import { say } from '../say'

/** What stands for nothing, in every language. */
const nothing = '—'

/** The value of a box or a choice as editors read it where two versions are compared. */
export function toPlainValue(value: unknown, options: readonly Choice[], language: string): string {
  if (typeof value === 'boolean') return say(answers[value ? 'yes' : 'no'], language)
  const values = [value].flat().filter((one) => one !== null && one !== undefined && one !== '')
  if (values.length === 0) return nothing
  return values.map((one) => nameChoice(options, one, toLocale(language))).join(', ')
}

import { toLocale } from '@/domain/kernel/locales'
import { labelValue } from '@/domain/text/label-value'
import type { FieldProblem } from './read-refusal'

/**
 * What is wrong with a record, as sentences of their own: each begins with the fields that it is about.
 * A form shows its messages at the fields; read elsewhere, "is required" would say of nothing what.
 */
export function tellProblems(problems: readonly FieldProblem[], language: string): string[] {
  const fieldsOf = new Map<string, Set<string>>()
  for (const { label, message } of problems) {
    const fields = fieldsOf.get(message) ?? new Set()
    fieldsOf.set(message, label === '' ? fields : fields.add(label))
  }
  return [...fieldsOf].map(([message, fields]) =>
    fields.size === 0 ? message : labelValue([...fields].join(', '), message, toLocale(language)),
  )
}

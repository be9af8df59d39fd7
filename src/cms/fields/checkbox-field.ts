import type { LocalizedText } from '@/domain/kernel/locales'
import type { CheckboxField, Condition } from 'payload'
import { plainDiff } from './plain-diff'

/** A statement that is true or not; not, unless stated otherwise. */
export function checkboxField(options: {
  name: string
  label: LocalizedText
  description?: LocalizedText
  defaultValue?: boolean
  index?: boolean
  condition?: Condition
  access?: CheckboxField['access']
  readOnly?: boolean
}): CheckboxField {
  const { name, label, description, defaultValue = false, index, access, readOnly } = options
  const components = { Cell: '/src/cms/admin/list-cells/list-cells#AnswerCell', Diff: plainDiff }
  const admin = { description, condition: options.condition, readOnly, components }
  return { name, type: 'checkbox', label, defaultValue, index, access, admin }
}

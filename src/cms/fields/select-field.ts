import type { LocalizedText } from '@/domain/kernel/locales'
import type { Condition, Option, SelectField } from 'payload'
import { plainDiff } from './plain-diff'

type SelectOptions<Code extends string> = {
  name: string
  label: LocalizedText
  /** The codes that are stored, each with the words that editors see. */
  options: Readonly<Record<Code, LocalizedText>>
  description?: LocalizedText
  required?: boolean
  index?: boolean
  /** Name of the database type; set it where group, array and field names add up to a long one. */
  enumName?: string
  condition?: Condition
}

/** A choice of one code from a closed set. */
export function selectField<Code extends string>(
  options: SelectOptions<Code> & { defaultValue?: NoInfer<Code> },
): SelectField {
  const { name, label, required, index, enumName, defaultValue } = options
  return {
    name,
    type: 'select',
    label,
    required,
    index,
    enumName,
    defaultValue,
    options: toOptions(options.options),
    admin: toAdmin(options),
  }
}

/** A choice of any number of codes from a closed set. */
export function multiSelectField<Code extends string>(
  options: SelectOptions<Code> & { defaultValue?: NoInfer<Code>[]; dbName?: string },
): SelectField {
  const { name, label, required, index, enumName, dbName, defaultValue } = options
  return {
    name,
    type: 'select',
    hasMany: true,
    label,
    required,
    index,
    enumName,
    dbName,
    defaultValue,
    options: toOptions(options.options),
    admin: toAdmin(options),
  }
}

function toAdmin({
  description,
  condition,
}: Pick<SelectOptions<string>, 'description' | 'condition'>) {
  return { description, condition, components: { Diff: plainDiff } }
}

function toOptions<Code extends string>(options: Readonly<Record<Code, LocalizedText>>): Option[] {
  return Object.entries<LocalizedText>(options).map(([value, label]) => ({ value, label }))
}

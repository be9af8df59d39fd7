import { isRequired, type FormField } from './form-field'
import type { FieldModel, FormModel, Option } from './form-model'
import type { FieldTexts, FormTexts, SharedTexts } from './form-texts'

/**
 * Answers that the page knows and the form does not, by field, such as the times of a home. One without
 * a label is named as the form names it.
 */
export type Choices = Readonly<
  Record<string, readonly (Omit<Option, 'label'> & Partial<Pick<Option, 'label'>>)[]>
>

function toFieldModel(
  field: FormField,
  texts: FieldTexts | undefined,
  choices: Choices,
): FieldModel {
  const { schema: _schema, hasThousands: _thousands, ...control } = field
  const drawn = {
    label: texts?.label ?? field.name,
    hint: texts?.hint,
    empty: texts?.empty,
    isRequired: isRequired(field),
  }
  if (!('options' in control)) return { ...control, ...drawn }
  const offered = choices[field.name] ?? control.options.map((value) => ({ value }))
  const options = offered.map((option) => ({
    label: texts?.options?.[option.value] ?? option.value,
    ...option,
  }))
  return { ...control, ...drawn, options }
}

/** The questions with their texts. */
export function toFieldModels(
  fields: readonly FormField[],
  texts: FormTexts,
  choices: Choices = {},
): FieldModel[] {
  return fields.map((field) => toFieldModel(field, texts.fields[field.name], choices))
}

/** The words that all forms share, without those that the server alone speaks. */
export function toWords(common: SharedTexts): FormModel['words'] {
  const {
    rentNote: _note,
    previewNote: _preview,
    fields: _fields,
    errors: _errors,
    ...words
  } = common
  return words
}

'use client'

import { useFormFields, useTranslation } from '@payloadcms/ui'
import type { UIFieldClientProps } from 'payload'
import { toCondition } from '@/domain/conditions/field-condition'
import {
  conditionWords,
  sayCondition,
  type ConditionTongue,
  type ConditionWord,
} from '@/domain/conditions/say-condition'
import { toLocale, type Locale } from '@/domain/kernel/locales'
import type { DataField } from '../../collections/properties/fields/list-data-fields'
import { words } from '../../fields/words'
import { say } from '../say'

const parts = [
  'field',
  'logic',
  'compareWithField',
  'compareWithValue',
  'advancedCondition',
] as const

const shownWhen = words(
  'Getoond wanneer: {words}.',
  'Affiché lorsque : {words}.',
  'Shown when: {words}.',
  'Gezeigt, wenn: {words}.',
)

function toTongue(asked: readonly DataField[], language: Locale): ConditionTongue {
  const fields = new Map(asked.map((field) => [field.name, field]))
  const wordOf = (word: string) => conditionWords[word as ConditionWord][language]
  return {
    nameOf: (name) => fields.get(name)?.label[language] ?? name,
    nameValue: (name, value) => fields.get(name ?? '')?.choices?.[value]?.[language] ?? value,
    words: Object.fromEntries(
      Object.keys(conditionWords).map((word) => [word, wordOf(word)]),
    ) as ConditionTongue['words'],
  }
}

/** The condition of its row in words; nothing as long as it cannot be read, which the fields say. */
export function ConditionWords({ asked, path }: UIFieldClientProps & { asked: DataField[] }) {
  const language = toLocale(useTranslation().i18n.language)
  const row = path.slice(0, path.lastIndexOf('.'))
  const record = useFormFields(([fields]) =>
    JSON.stringify(parts.map((part) => [part, fields[`${row}.${part}`]?.value ?? null])),
  )
  const condition = toCondition(Object.fromEntries(JSON.parse(record)))
  if (!condition.ok || condition.value === null) return null
  const text = sayCondition(condition.value, toTongue(asked, language))
  return <p className="field-type">{say(shownWhen, language, { words: text })}</p>
}

import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { contactFieldSets, type ContactFieldSet } from '@/domain/contact/required-fields'
import { locales } from '@/domain/kernel/locales'
import type { FormField } from './_kit/form-field'
import { metaNames } from './_kit/form-names'
import { completeTexts, sharedMessages } from './_kit/form-texts'
import { loadDefinition } from './load-definition'
import { findForm, forms, isFormKind } from './registry'

const sets = Object.keys(contactFieldSets) as ContactFieldSet[]
const kinds = Object.keys(forms).filter(isFormKind)
const inEveryLanguage = kinds.flatMap((kind) => locales.map((locale) => [kind, locale] as const))

const nonsense: readonly unknown[] = [undefined, '', '!', 'a'.repeat(5000), '0', -1, '20', []]

function listCodes({ schema }: FormField): string[] {
  return nonsense.flatMap((value) => {
    const outcome = schema.safeParse(value)
    return outcome.success ? [] : outcome.error.issues.map(({ message }) => message)
  })
}

function listOptions(field: FormField): readonly string[] {
  return 'options' in field ? field.options : []
}

const subjectsOf = {
  none: [],
  property: ['property'],
  project: ['project'],
  any: ['property', 'project'],
} as const

describe('the registry of forms', () => {
  it('lists every folder, and no folder that is not there', () => {
    const folders = readdirSync(fileURLToPath(new URL('.', import.meta.url)), {
      withFileTypes: true,
    })
      .filter((entry) => entry.isDirectory() && entry.name !== '_kit')
      .map(({ name }) => name)
    expect(kinds.toSorted()).toEqual(folders.toSorted())
  })

  it.each(kinds)('calls %s by the name of its folder, also in the browser', async (kind) => {
    expect(forms[kind].definition.kind).toBe(kind)
    expect((await loadDefinition(kind)).kind).toBe(kind)
  })

  it('finds no form behind a name that the language itself has', () => {
    expect(['constructor', '__proto__', 'toString', ''].map(findForm)).toEqual([
      null,
      null,
      null,
      null,
    ])
  })

  it.each(kinds)('gives no question of %s a name that the form needs itself', (kind) => {
    const names = sets.flatMap((set) => forms[kind].definition.fields(set).map(({ name }) => name))
    const reserved: string[] = Object.values(metaNames)
    expect(names.filter((name) => reserved.includes(name))).toEqual([])
  })

  it.each(kinds)('asks in the full set of %s all that the smaller sets ask', (kind) => {
    const full = forms[kind].definition.fields('full').map(({ name }) => name)
    const minimal = forms[kind].definition.fields('minimal').map(({ name }) => name)
    expect(minimal.filter((name) => !full.includes(name))).toEqual([])
  })

  it.each(inEveryLanguage)('names every question and answer of %s in %s', (kind, locale) => {
    const { fields } = completeTexts(forms[kind].messages[locale], sharedMessages[locale])
    const nameless = forms[kind].definition.fields('full').flatMap((field) => {
      const texts = fields[field.name]
      const options = listOptions(field).filter((option) => !texts?.options?.[option])
      return texts?.label ? options : [field.name]
    })
    expect(nameless).toEqual([])
  })

  it.each(inEveryLanguage)('has a sentence for every code of %s in %s', (kind, locale) => {
    const { definition } = forms[kind]
    const { errors } = completeTexts(forms[kind].messages[locale], sharedMessages[locale])
    const codes = [
      ...definition.fields('full').flatMap(listCodes),
      ...sets.flatMap((set) => definition.checks?.(set).map(({ code }) => code) ?? []),
      ...(definition.repeat ? [definition.repeat.code] : []),
      ...subjectsOf[definition.subject].map((subject) => `${subject}.unknown`),
    ]
    expect(codes.filter((code) => !errors[code])).toEqual([])
  })
})

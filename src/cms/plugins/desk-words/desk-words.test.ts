import { de } from '@payloadcms/translations/languages/de'
import { en } from '@payloadcms/translations/languages/en'
import { fr } from '@payloadcms/translations/languages/fr'
import { nl } from '@payloadcms/translations/languages/nl'
import { describe, expect, it } from 'vitest'
import { locales, type Locale } from '@/domain/kernel/locales'
import { deskWords } from './desk-words'

type Group = Readonly<Record<string, string>>

const framework: Record<Locale, Readonly<Record<string, Group>>> = {
  nl: nl.translations as never,
  fr: fr.translations as never,
  en: en.translations as never,
  de: de.translations as never,
}

function toEntries(groups: Readonly<Record<string, Group>>): [string, string][] {
  return Object.entries(groups).flatMap(([group, texts]) =>
    Object.entries(texts).map(([name, text]): [string, string] => [`${group}:${name}`, text]),
  )
}

const ours = (language: Locale) => new Map(toEntries(deskWords[language] as never))

const said = (language: Locale) => new Map([...toEntries(framework[language]), ...ours(language)])

const findFaults = (language: Locale, fault: RegExp) =>
  [...said(language)].filter(([, text]) => fault.test(text))

const placeholders = (text = '') => (text.match(/\{\{\w+\}\}|<\/?\d>/g) ?? []).toSorted()

/** Words that are the same in English, and names of groups that no editor of ours meets. */
const sameAsInEnglish =
  /^(Account|Dashboard|Document(s|en)?|Filters?|Menu|Open|Status|Version(s)?|Type|Block|Export|Layout|Name|Latitude|Longitude|Collections)$/

/** Drawn where a cell is empty. */
const emptyCell = 'general:noLabel'

describe('the words of the desk', () => {
  it.each(locales)('change only what the framework says, in %s', (language) => {
    const known = new Map(toEntries(framework.en))
    expect([...ours(language).keys()].filter((key) => !known.has(key))).toEqual([])
  })

  it.each(locales)('keep every value that is filled in, in %s', (language) => {
    const known = new Map(toEntries(framework.en))
    const lost = [...ours(language)].filter(
      ([key, text]) =>
        key !== emptyCell && placeholders(text).join() !== placeholders(known.get(key)).join(),
    )
    expect(lost).toEqual([])
  })

  it.each(locales)('miss nothing that the framework says in English, in %s', (language) => {
    const texts = said(language)
    expect([...new Map(toEntries(framework.en)).keys()].filter((key) => !texts.get(key))).toEqual(
      [],
    )
  })

  it.each(['nl', 'fr', 'de'] as const)('leave nothing in English, in %s', (language) => {
    const english = new Map(toEntries(framework.en))
    const left = [...said(language)].filter(
      ([key, text]) => text === english.get(key) && text.length > 3 && !sameAsInEnglish.test(text),
    )
    expect(left).toEqual([])
  })

  it.each(locales)('fill in no value that the framework does not give, in %s', (language) => {
    const english = new Map(toEntries(framework.en))
    const names = (text = ''): string[] => text.match(/\{\{[^}]+\}\}/g) ?? []
    const unknown = [...said(language)].filter(
      ([key, text]) => !names(text).every((name) => names(english.get(key)).includes(name)),
    )
    expect(unknown).toEqual([])
  })

  it('draw a dash where a cell is empty, whose column says of what', () => {
    for (const language of locales) expect(said(language).get(emptyCell)).toBe('–')
  })

  it('need no gender of what a label names', () => {
    expect(findFaults('nl', /\b(het|dit|deze|de) \{\{label\}\}/i)).toEqual([])
    expect(findFaults('fr', /\b(le|la|ce|cette|aucune?) \{\{label\}\}/i)).toEqual([])
    expect(findFaults('de', /\b(das|dieses|kein) \{\{label\}\}/i)).toEqual([])
  })

  it('call a language a language', () => {
    expect(findFaults('nl', /(?<!\{)\blocales?\b|taalinstelling/i)).toEqual([])
    expect(findFaults('fr', /paramètres? régiona|localités|(?<!\{)\blocales?\b|\blieu\b/i)).toEqual(
      [],
    )
  })

  it('keep the colon that the framework sets behind them at a distance, in French', () => {
    const labels = ['general:lastModified', 'general:locale', 'version:status']
    expect(labels.filter((key) => !said('fr').get(key)?.endsWith('\u00A0'))).toEqual([])
  })

  it('say of files that they are sent, not fetched, in French', () => {
    const fetched = findFaults('fr', /télécharge/i).map(([key]) => key)
    expect(fetched).toEqual(['upload:download'])
  })

  it('put no ending in brackets and do not name the framework', () => {
    for (const language of locales) {
      expect(findFaults(language, /\((e|en|s)\)|\bPayload\b/)).toEqual([])
    }
    expect(findFaults('fr', /nouveau ou nouvelle|ce ou cette|de ou du/)).toEqual([])
  })

  it('say "u" and "Sie"', () => {
    expect(findFaults('nl', /\b(je|jij|jouw|jou)\b/i)).toEqual([])
    expect(findFaults('de', /\b(du|dich|dir|dein\w*|bist|gib|ziehe|setze|überprüfe)\b/i)).toEqual(
      [],
    )
  })
})

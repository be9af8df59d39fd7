import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { locales, type Locale } from '../kernel/locales'
import { findSourceLocale, toNextMarks, toTextState, type TextMarks } from './text-marks'

type Texts = Partial<Record<Locale, string | null>>

/** The marks after texts were saved one after the other, as Dutch is the language of the site. */
function save(steps: readonly Texts[], defaultLocale: Locale = 'nl'): TextMarks {
  return steps.reduce<TextMarks>(
    (before, hashes) => toNextMarks({ before, hashes, defaultLocale }),
    {},
  )
}

function statesOf(marks: TextMarks) {
  const source = locales.map((locale) => marks[locale]).find((mark) => mark?.isSource)
  return Object.fromEntries(
    locales.flatMap((locale) => {
      const mark = marks[locale]
      return mark ? [[locale, toTextState(mark, source?.hash ?? null)]] : []
    }),
  )
}

const written = { nl: 'huis', fr: 'maison', en: 'house', de: 'Haus' }

describe('the mark of a translation', () => {
  it('is fresh for texts that came together', () => {
    expect(statesOf(save([written]))).toEqual({
      nl: 'source',
      fr: 'fresh',
      en: 'fresh',
      de: 'fresh',
    })
  })

  it('is stale once the source reads otherwise, until the translation is changed', () => {
    const changed = { ...written, nl: 'villa' }
    expect(statesOf(save([written, changed]))).toMatchObject({ fr: 'stale', en: 'stale' })
    const marks = save([written, changed, { ...changed, fr: 'villa' }])
    expect(statesOf(marks)).toMatchObject({ fr: 'fresh', en: 'stale' })
  })

  it('is fresh again when the source gets its old words back', () => {
    expect(statesOf(save([written, { ...written, nl: 'villa' }, written]))).toMatchObject({
      fr: 'fresh',
    })
  })

  it('is missing where the source alone has a text, and there is none without any text', () => {
    expect(statesOf(save([{ nl: 'huis', fr: '' }]))).toMatchObject({ nl: 'source', fr: 'missing' })
    expect(save([written, {}])).toEqual({})
  })

  it('stays fresh when the default language gets its text last', () => {
    const marks = save([{ fr: 'maison' }, { fr: 'maison', de: 'Haus' }, { ...written, en: null }])
    expect(statesOf(marks)).toEqual({ nl: 'source', fr: 'fresh', en: 'missing', de: 'fresh' })
  })

  it('stays stale when another language becomes the source', () => {
    const stale = save([
      { fr: 'maison', de: 'Haus' },
      { fr: 'villa', de: 'Haus' },
    ])
    const hashes = { nl: 'villa', fr: 'villa', de: 'Haus' }
    const marks = toNextMarks({ before: stale, hashes, defaultLocale: 'nl' })
    expect(statesOf(marks)).toMatchObject({ nl: 'source', fr: 'fresh', de: 'stale' })
  })

  it('keeps up with a site whose default language changes', () => {
    const before = save([written, { ...written, nl: 'villa', fr: 'villa' }])
    const hashes = { ...written, nl: 'villa', fr: 'villa' }
    const marks = toNextMarks({ before, hashes, defaultLocale: 'fr' })
    expect(statesOf(marks)).toEqual({ nl: 'fresh', fr: 'source', en: 'stale', de: 'stale' })
  })

  it('is fresh when whoever wrote the texts vouches for them', () => {
    const before = save([written])
    const hashes = { ...written, nl: 'villa' }
    const marks = toNextMarks({ before, hashes, defaultLocale: 'nl', areAllFresh: true })
    expect(statesOf(marks)).toMatchObject({ fr: 'fresh', en: 'fresh', de: 'fresh' })
  })

  it('never changes when the same texts are saved again', () => {
    const text = fc.option(fc.constantFrom('a', 'b', 'c'), { nil: null })
    const texts = fc.record({ nl: text, fr: text, en: text, de: text })
    fc.assert(
      fc.property(fc.array(texts, { minLength: 1, maxLength: 6 }), (steps) => {
        const marks = save(steps)
        expect(save([...steps, ...steps.slice(-1)])).toEqual(marks)
      }),
    )
  })
})

describe('the source of a text', () => {
  it('is the default language, else the first one that has a text', () => {
    expect(findSourceLocale({ nl: 'a', fr: 'b' }, 'fr')).toBe('fr')
    expect(findSourceLocale({ en: 'a', de: 'b' }, 'fr')).toBe('en')
    expect(findSourceLocale({ nl: '', de: null }, 'nl')).toBeNull()
  })
})

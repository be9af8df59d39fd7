import { describe, expect, it } from 'vitest'
import { locales, type Locale } from '@/domain/kernel/locales'
import { isSecretDocument, toKeptDocument, toPlainText, type MailDocument } from './mail-document'

const agency = {
  name: 'Kassei vastgoed',
  lines: ['Vlaamsekaai 12, 2000 Antwerpen'],
  brandColour: '#123a8f',
  siteHref: 'https://www.example.be/',
}

const write = (locale: Locale): string => {
  const document: MailDocument = {
    locale,
    subject: 'A mail',
    preview: 'About a home',
    blocks: [
      { kind: 'facts', rows: [{ label: 'About', value: 'A home' }] },
      { kind: 'button', label: 'See it', href: 'https://www.example.be/1/' },
      {
        kind: 'small',
        text: 'No more?',
        link: { label: 'Stop', href: 'https://www.example.be/2/' },
      },
    ],
  }
  return toPlainText(document, agency)
}

describe('toPlainText', () => {
  it('sets a space before a colon in French', () => {
    const text = write('fr')
    expect(text).toContain('About\u00a0: A home\n')
    expect(text).toContain('See it\u00a0:\nhttps://www.example.be/1/')
    expect(text).toContain('Stop\u00a0: https://www.example.be/2/')
  })

  it.each(locales.filter((locale) => locale !== 'fr'))('sets none in %s', (locale) => {
    const text = write(locale)
    expect(text).toContain('About: A home\n')
    expect(text).toContain('See it:\nhttps://www.example.be/1/')
    expect(text).toContain('Stop: https://www.example.be/2/')
  })
})

describe('a question that leads to its answer', () => {
  it.each(locales)('is followed by no colon in %s', (locale) => {
    const rows = [{ label: 'Lequel\u00a0?', value: 'This' }]
    const blocks = [{ kind: 'facts' as const, rows }]
    const document = { locale, subject: 'An answer', preview: '', blocks }
    expect(toPlainText(document, agency)).toContain('Lequel\u00a0? This')
  })
})

describe('what is kept of a mail', () => {
  const open = { kind: 'button', label: 'Open', href: 'https://www.example.be/secret/' } as const
  const toDocument = (locale: Locale, isSecret: boolean): MailDocument => ({
    locale,
    subject: 'A link',
    preview: 'For you',
    blocks: [
      { kind: 'text', text: 'Hello' },
      isSecret ? { ...open, isSecret } : open,
      { kind: 'button', label: 'Site', href: 'https://www.example.be/site/' },
    ],
  })

  it.each(locales)('has no link that opens an account, and all the rest: %s', (locale) => {
    const document = toDocument(locale, true)
    expect(isSecretDocument(document)).toBe(true)
    const kept = toPlainText(toKeptDocument(document), agency)
    expect(kept).not.toContain('secret')
    expect(kept).toContain('Hello')
    expect(kept).toContain('https://www.example.be/site/')
    expect(toPlainText(document, agency)).toContain('https://www.example.be/secret/')
  })

  it('is all of it where nothing is secret', () => {
    const document = toDocument('nl', false)
    expect(isSecretDocument(document)).toBe(false)
    expect(toKeptDocument(document)).toEqual(document)
  })
})

import { describe, expect, it } from 'vitest'
import { locales, type Locale } from '@/domain/kernel/locales'
import { toPlainText, type MailDocument } from './mail-document'

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

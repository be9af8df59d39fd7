import { describe, expect, it } from 'vitest'
import { toMailHref, toWhatsAppHref } from './share-links'

const shared = {
  title: 'Huis & tuin, 50 % zon: ’t Zuid #1?',
  url: 'https://www.example.be/nl/te-koop/antwerpen/huis/501/',
}
const text = `${shared.title}\n${shared.url}`

describe('the links that pass a page on', () => {
  it('carry title and address into a mail, whatever signs the title has', () => {
    const { protocol, pathname, searchParams, hash } = new URL(toMailHref(shared))
    expect([protocol, pathname, hash]).toEqual(['mailto:', '', ''])
    expect([...searchParams]).toEqual([
      ['subject', shared.title],
      ['body', text],
    ])
  })

  it('carry title and address into WhatsApp, and nothing else', () => {
    const { origin, pathname, searchParams, hash } = new URL(toWhatsAppHref(shared))
    expect([origin, pathname, hash]).toEqual(['https://wa.me', '/', ''])
    expect([...searchParams]).toEqual([['text', text]])
  })

  it('write a space so that mail programs read one', () => {
    expect(toMailHref(shared)).not.toContain('+')
  })
})

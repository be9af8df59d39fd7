import { describe, expect, it } from 'vitest'
import { collectLinks } from './collect-links'

describe('collectLinks', () => {
  it('finds the links of fields, in every language', () => {
    const record = {
      title: '/geen-link/',
      items: [{ href: { nl: '/nl/team/', fr: '/fr/equipe/' } }],
    }
    expect(collectLinks(record)).toEqual(['/nl/team/', '/fr/equipe/'])
  })
  it('finds the links of texts', () => {
    const link = { type: 'link', fields: { linkType: 'custom', url: '/nl/contact/' } }
    const body = { root: { children: [{ type: 'paragraph', children: [link] }] } }
    expect(collectLinks({ body: { nl: body } })).toEqual(['/nl/contact/'])
  })
  it('leaves other sites, telephone numbers and pieces of a page alone', () => {
    const links = [{ href: 'https://www.biv.be/' }, { href: 'tel:+32' }, { href: '#boven' }]
    expect(collectLinks({ links })).toEqual([])
  })
})

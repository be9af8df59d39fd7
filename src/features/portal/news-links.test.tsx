import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { messages } from './frame-messages'
import { NewsLinks } from './news-links'

const show = (news: Parameters<typeof NewsLinks>[0]['news']) =>
  renderToStaticMarkup(<NewsLinks locale="fr" news={news} propertyId={7} texts={messages.fr} />)

describe('what the overview says is new', () => {
  it('begins with what waits for an answer, and leads to each section', () => {
    const shown = show({ history: 3, documents: 1, messages: 2 })
    expect(
      [...shown.matchAll(/href="([^"]+?)\/?"[^>]*>([^<]+)</g)].map(([, ...way]) => way),
    ).toEqual([
      ['/fr/portal/7/messages', '2 nouveaux messages'],
      ['/fr/portal/7/documents', '1 nouveau document'],
      ['/fr/portal/7/history', '3 nouvelles étapes dans l’historique'],
    ])
  })

  it('is nothing where nothing is', () => {
    expect(show({})).toBe('')
  })
})

import { describe, expect, it } from 'vitest'
import { buildFeedPath, feedFormats, feedLists, findFeedLists, parseFeedName } from './feeds'
import { hasOwnAnswer } from './own-answers'

describe('the address of a feed', () => {
  it('is read back from the name of its file, and answers for itself', () => {
    for (const list of feedLists) {
      for (const format of feedFormats) {
        const path = buildFeedPath('fr', list, format)
        expect(parseFeedName(path.split('/').at(-1) ?? '')).toEqual({ list, format })
        expect(hasOwnAnswer(path)).toBe(true)
      }
    }
  })

  it.each(['', 'for-sale', 'for-sale.xml.json', 'For-Sale.xml', 'discreet.xml', 'for-sale.xml/'])(
    'is none for %j',
    (name) => expect(parseFeedName(name)).toBeNull(),
  )
})

describe('the feeds of a page', () => {
  it.each([
    ['/for-sale/', ['for-sale']],
    ['/For-Rent/', ['for-rent']],
    ['/', ['for-sale', 'for-rent']],
    ['/Discreet/', []],
    ['/contact/', []],
  ])('at %s are %j', (path, lists) => {
    expect(findFeedLists(path)).toEqual(lists)
  })
})

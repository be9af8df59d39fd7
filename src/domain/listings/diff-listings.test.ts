import { describe, expect, it } from 'vitest'
import type { PublicationIssue } from '../properties/publication-issues'
import { diffListings, findRemovals, removalStrategies, type KnownRecord } from './diff-listings'
import { createListing } from './listing.fixture'

const blocking: PublicationIssue = { code: 'P8', level: 'blocking', field: 'energyKwhPerM2Year' }

describe('what an import would change', () => {
  it('is nothing when the same feed comes again', () => {
    const listing = createListing({ titles: { nl: 'Huis', fr: 'Maison' } })
    const again = createListing({ titles: { fr: 'Maison', nl: 'Huis' } })
    expect(diffListings([{ listing }], [again], () => [])).toEqual([
      { kind: 'unchanged', listing: again, gate: { mayPublish: true, issues: [] } },
    ])
  })

  it('names the fields, and the verdict of the gate', () => {
    const listings = [createListing({ price: 9, bedrooms: 2 }), createListing({ reference: 'A-2' })]
    const changes = diffListings([{ listing: createListing() }], listings, ({ reference }) =>
      reference === 'A-2' ? [blocking] : [],
    )
    expect(changes).toMatchObject([
      { kind: 'update', fields: ['price', 'bedrooms'], gate: { mayPublish: true, issues: [] } },
      { kind: 'create', gate: { mayPublish: false, issues: [blocking] } },
    ])
  })
})

describe('what an import would remove', () => {
  const known: KnownRecord = {
    reference: 'A-1',
    goal: 'sale',
    status: 'active',
    isPublished: true,
  }
  const lost: KnownRecord = { ...known, reference: 'A-2', goal: 'rent' }
  const options = { isWhole: true, removal: 'unpublish' } as const
  const still = { seen: ['A-1'], withdrawn: [] }

  it.each([
    ['unpublish', { kind: 'unpublish', reference: 'A-2' }],
    ['close', { kind: 'close', reference: 'A-2', status: 'rented' }],
    ['keep', { kind: 'keep', reference: 'A-2' }],
  ] as const)('follows the choice to %s what is gone', (removal, expected) => {
    expect(findRemovals([known, lost], still, { ...options, removal })).toEqual([expected])
  })

  it('closes a takeover as the lists show it, with the rentals', () => {
    const takeover: KnownRecord = { ...lost, goal: 'takeover' }
    expect(findRemovals([takeover], still, { ...options, removal: 'close' })).toMatchObject([
      { status: 'rented' },
    ])
  })

  it.each(removalStrategies)(
    'is no faulty record, and nothing for an empty feed: %s',
    (removal) => {
      const chosen = { ...options, removal }
      expect(findRemovals([known], still, chosen)).toEqual([])
      expect(findRemovals([known], { seen: [], withdrawn: [] }, chosen)).toEqual([])
    },
  )

  it('is, of a feed of changes, only what the sender takes back', () => {
    const read = { withdrawn: ['A-2'], seen: ['A-2'] }
    expect(findRemovals([known, lost], read, { ...options, isWhole: false })).toEqual([
      { kind: 'unpublish', reference: 'A-2' },
    ])
  })

  it('is nothing twice', () => {
    const gone: KnownRecord = { ...known, status: 'sold', isPublished: false }
    const read = { withdrawn: ['A-1'], seen: ['A-1'] }
    for (const removal of removalStrategies) {
      expect(findRemovals([gone], read, { ...options, removal })).toEqual([
        { kind: 'keep', reference: 'A-1' },
      ])
    }
  })
})

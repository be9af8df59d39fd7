import { expect, it } from 'vitest'
import { ownerDeskTexts } from './messages'
import { toOwnershipText } from './to-ownership-text'

it.each([
  [
    { since: '2024-12-27', beside: ['Marc Lambert'] },
    'Eigenaar vanaf 27/12/2024, samen met Marc Lambert.',
  ],
  [{ since: '2026-10-24', beside: [] }, 'Eigenaar vanaf 24/10/2026, als enige.'],
  [
    { since: null, beside: ['An', 'Bo', 'Cis'] },
    'Eigenaar zonder begindag, samen met An, Bo en Cis.',
  ],
  [{ since: null, beside: [] }, 'Eigenaar zonder begindag, als enige.'],
])('tells of %j: %s', (ownership, text) => {
  expect(toOwnershipText(ownership, ownerDeskTexts.nl, 'nl')).toBe(text)
})

it('tells it in the language of the desk', () => {
  const ownership = { since: '2024-12-27', beside: ['Marc Lambert', 'An De Wolf'] }
  expect(toOwnershipText(ownership, ownerDeskTexts.fr, 'fr')).toBe(
    'Propriétaire à partir du 27/12/2024, avec Marc Lambert et An De Wolf.',
  )
})

it.each([null, undefined, {}, { since: 5, beside: 'x' }])('tells nothing of %j', (answer) => {
  expect(toOwnershipText(answer, ownerDeskTexts.nl, 'nl')).toBeNull()
})

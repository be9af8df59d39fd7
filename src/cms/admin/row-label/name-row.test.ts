import { describe, expect, it } from 'vitest'
import { createLinkFields } from '../../fields/link-field'
import { dateField } from '../../fields/date-field'
import { relationshipField } from '../../fields/relationship-field'
import { selectField } from '../../fields/select-field'
import { words } from '../../fields/words'
import { nameRow } from './name-row'
import { listRowParts } from './row-parts'

const label = words('Soort', 'Sorte', 'Kind', 'Art')

const icon = selectField({
  name: 'icon',
  label,
  options: { phone: words('Telefoon', 'Téléphone', 'Phone', 'Telefon') },
})

const linkParts = listRowParts([icon, ...createLinkFields()])

describe('nameRow', () => {
  it('calls a link by its words, else by what was chosen, else by where it leads', () => {
    const row = { icon: 'phone', label: 'Contact', href: '/nl/contact/' }
    expect(nameRow(linkParts, row, 'fr')).toEqual({ kind: 'words', text: 'Contact' })
    expect(nameRow(linkParts, { ...row, label: ' ' }, 'fr')).toEqual({
      kind: 'words',
      text: 'Téléphone',
    })
    expect(nameRow(linkParts, { href: '/nl/contact/' }, 'fr')).toEqual({
      kind: 'words',
      text: '/nl/contact/',
    })
  })

  it('says nothing of a row that is empty', () => {
    expect(nameRow(linkParts, {}, 'nl')).toBeNull()
  })

  it('calls a row by its record, whether the form holds it whole or by its number', () => {
    const parts = listRowParts([
      dateField({ name: 'from', label }),
      relationshipField({ name: 'property', label, relationTo: 'properties' }),
    ])
    const record = { kind: 'record', collection: 'properties', id: 7 }
    expect(nameRow(parts, { from: '2026-01-01T12:00:00.000Z', property: 7 }, 'nl')).toEqual(record)
    expect(nameRow(parts, { property: { id: 7 } }, 'nl')).toEqual(record)
    expect(nameRow(parts, { from: '2026-01-01T12:00:00.000Z' }, 'nl')).toEqual({
      kind: 'words',
      text: '1 januari 2026',
    })
  })

  it('begins with the field that the list names, and cuts what is long', () => {
    const parts = listRowParts([...createLinkFields(), icon], 'icon')
    expect(nameRow(parts, { icon: 'phone', label: 'Bel' }, 'nl')).toEqual({
      kind: 'words',
      text: 'Telefoon',
    })
    const long = nameRow(linkParts, { label: 'x'.repeat(200) }, 'nl')
    expect(long?.kind === 'words' && long.text.length).toBe(80)
  })
})

import type { FlattenedField } from 'payload'
import { describe, expect, it } from 'vitest'
import { listRelationPaths, namesRecord } from './relation-paths'

const toMedia = (name: string) =>
  ({ name, type: 'upload', relationTo: 'media' }) as unknown as FlattenedField

const fields = [
  toMedia('image'),
  { name: 'author', type: 'relationship', relationTo: 'team' },
  { name: 'any', type: 'relationship', relationTo: ['team', 'media'] },
  { name: 'mails', type: 'join', collection: 'media', flattenedFields: [toMedia('image')] },
  { name: 'seo', type: 'group', flattenedFields: [toMedia('image')] },
  {
    name: 'rows',
    type: 'array',
    flattenedFields: [{ name: 'cell', type: 'group', flattenedFields: [toMedia('image')] }],
  },
] as unknown as FlattenedField[]

describe('the fields that name a record of another collection', () => {
  it('are found in groups and rows as well', () => {
    const expected = ['image', 'seo.image', 'rows.cell.image']
    expect(listRelationPaths(fields, 'media')).toEqual(expected)
  })

  it('are not those that may name records of several collections', () => {
    expect(listRelationPaths(fields, 'team')).toEqual(['author'])
  })
})

describe('namesRecord', () => {
  it.each([
    [{ image: 4 }, 'image', true],
    [{ image: 5 }, 'image', false],
    [{ image: [3, 4] }, 'image', true],
    [{ seo: null }, 'seo.image', false],
    [{ rows: [{ cell: { image: 3 } }, { cell: { image: 4 } }] }, 'rows.cell.image', true],
  ])('reads %o at %s', (value, path, isNamed) => {
    expect(namesRecord(value, path.split('.'), 4)).toBe(isNamed)
  })
})

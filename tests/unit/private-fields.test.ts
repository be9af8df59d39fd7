import type { AccessArgs, Field, FieldAccess } from 'payload'
import { describe, expect, it } from 'vitest'
import { addressIsPublic } from '@/cms/collections/places/address-access'
import { priceIsPublic } from '@/cms/collections/properties/fields/price-access'
import type { Property } from '@/cms/payload-types'
import { hidePrivate } from '@/features/properties/hide-private'
import { Properties } from './composed-collections'
import { listFields } from './field-paths'

const stored = listFields(Properties.fields)

/** The fields that a rule of the interface keeps from visitors. */
function keptBy(rule: FieldAccess): string[] {
  return stored.flatMap(({ path, field }) => (readRuleOf(field) === rule ? [path] : []))
}

function readRuleOf(field: Field): unknown {
  return 'access' in field ? field.access?.read : undefined
}

/** A property in which every field holds something, groups included. */
function fill(fields: readonly Field[]): Record<string, unknown> {
  const direct = listFields(fields).filter(({ path }) => !path.includes('.'))
  return Object.fromEntries(
    direct.map(({ path, field }) => [path, field.type === 'group' ? fill(field.fields) : 'filled']),
  )
}

/** The fields that the page leaves out of a property that is filled in, but for these. */
function leftOut(differences: Readonly<Partial<Property>>): string[] {
  const open = { status: 'active', publishPrice: true, publishAddress: true, isDiscreet: false }
  const lists = { marquee: null, documents: [] }
  const full = { ...fill(Properties.fields), ...open, ...lists, ...differences }
  const shown = hidePrivate(full as unknown as Property, '2026-11-22')
  return stored.flatMap(({ path, field }) =>
    field.type !== 'group' && valueAt(full, path) && !valueAt(shown, path) ? [path] : [],
  )
}

function valueAt(record: object, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (value, name) => Object.entries(value ?? {}).find(([key]) => key === name)?.[1],
      record,
    )
}

const inOrder = (paths: readonly string[]) => paths.toSorted()

describe('what visitors may not know of a property', () => {
  it('is nothing when price and address are public', () => {
    expect(leftOut({})).toEqual([])
  })

  it('is the same amounts on the page as over the interface', () => {
    const amounts = leftOut({ publishPrice: false })
    expect(amounts).toEqual(expect.arrayContaining(['price', 'rentConditions.minimumIncome']))
    expect(inOrder(amounts)).toEqual(inOrder(keptBy(priceIsPublic)))
  })

  it('is the same part of the address on the page as over the interface', () => {
    const parts = leftOut({ publishAddress: false })
    expect(parts).toEqual(expect.arrayContaining(['street', 'lat']))
    expect(inOrder(parts)).toEqual(inOrder(keptBy(addressIsPublic)))
  })
})

/** Whether a visitor who looks for this gets an answer without the homes with a hidden address. */
function isGuarded(path: string): boolean {
  const answer = (where: object) =>
    Properties.access?.read?.({
      req: { payloadAPI: 'REST', user: null, query: { where } },
    } as unknown as AccessArgs)
  const plain = JSON.stringify(answer({ zip: { equals: '2000' } }))
  return JSON.stringify(answer({ [path]: { like: 'street' } })) !== plain
}

/** Texts that visitors may look for, though the address of a home is hidden. */
const openTexts = {
  zip: 'shown with every home',
  city: 'shown with every home',
  recordFile: 'the number that the agency gives out',
  recordFileKey: 'the same number, as it is searched',
  epcLabelText: 'a label of the law, A+ to G',
  epcUniqueCode: 'a number of the certificate',
  deskName: 'what staff know the home by; refused to visitors',
  gateIssues: 'codes of rules without a word of the record; refused to visitors besides',
}

describe('a text in which a hidden street may stand', () => {
  const texts = stored.filter(({ field }) =>
    ['text', 'textarea', 'richText', 'code', 'json', 'email'].includes(field.type),
  )

  it('cannot be looked for, unless it is named here as harmless', () => {
    const open = texts.flatMap(({ path, field }) =>
      isGuarded(path) || readRuleOf(field) === addressIsPublic ? [] : [path],
    )
    expect(inOrder(open)).toEqual(inOrder(Object.keys(openTexts)))
  })

  it('cannot be looked for in the words of its pictures and papers', () => {
    const files = stored.filter(
      ({ field }) =>
        'relationTo' in field && [field.relationTo].flat().some((to) => /media|document/.test(to)),
    )
    expect(files.length).toBeGreaterThan(3)
    expect(files.filter(({ path }) => !isGuarded(`${path}.alt`)).map(({ path }) => path)).toEqual(
      [],
    )
  })
})

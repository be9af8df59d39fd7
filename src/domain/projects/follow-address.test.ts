import { describe, expect, it } from 'vitest'
import { followProjectAddress, type StoredAddress } from './follow-address'

const project: StoredAddress = {
  publishAddress: true,
  street: 'Dokkaai',
  houseNumber: '4',
  lat: 51.1,
  lng: 4.1,
}
const none: StoredAddress = {
  publishAddress: true,
  street: null,
  houseNumber: null,
  lat: null,
  lng: null,
}
const own: StoredAddress = {
  publishAddress: true,
  street: 'Torenlaan',
  houseNumber: '9',
  lat: 51.2,
  lng: 4.2,
}

describe('the address of a unit', () => {
  it.each([
    ['without an address', none],
    ['of which a feed wrote a dash', { ...none, street: ' - ', houseNumber: '-' }],
    ['with an empty street', { ...none, street: '' }],
  ])('is that of its project for a unit %s', (_what, unit) => {
    expect(followProjectAddress(unit, project)).toEqual(project)
  })

  it('stays its own where it names a street', () => {
    expect(followProjectAddress(own, project)).toEqual(own)
    const partly = { ...own, houseNumber: null, lat: null, lng: null }
    expect(followProjectAddress(partly, project)).toEqual(partly)
  })

  it('keeps a number and a point of its own in the street of the project', () => {
    const unit = { ...own, street: null }
    expect(followProjectAddress(unit, project)).toEqual({ ...own, street: 'Dokkaai' })
  })

  it('stays as it is where the project has none', () => {
    expect(followProjectAddress(own, none)).toEqual(own)
    expect(followProjectAddress(none, none)).toEqual(none)
  })

  it.each([
    [true, true, true],
    [true, false, false],
    [false, true, false],
    [false, false, false],
  ])('that is shown: %s, in a project that is shown: %s, is shown: %s', (unit, its, shown) => {
    const wanted = { ...project, publishAddress: its }
    for (const address of [own, none]) {
      const followed = followProjectAddress({ ...address, publishAddress: unit }, wanted)
      expect(followed.publishAddress).toBe(shown)
    }
  })
})

describe('a project that moves', () => {
  const moved: StoredAddress = { ...project, street: 'Havenweg', houseNumber: '7', lat: 51.5 }

  it('takes along what its unit has from it', () => {
    expect(followProjectAddress(project, moved, project)).toEqual(moved)
    const unit = { ...project, houseNumber: '4A', lat: 51.3 }
    expect(followProjectAddress(unit, moved, project)).toEqual({
      ...unit,
      street: 'Havenweg',
    })
  })

  it('leaves what is the own address of its unit', () => {
    expect(followProjectAddress(own, moved, project)).toEqual(own)
  })

  it('leaves its street with the unit when it loses it, so that it stays guarded', () => {
    const emptied = { ...none, publishAddress: false }
    expect(followProjectAddress(project, emptied, project)).toEqual({
      ...project,
      publishAddress: false,
    })
  })
})

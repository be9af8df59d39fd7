import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  findMovedPlaces,
  hasCircle,
  menuMoves,
  moveInMenu,
  toMenuNodes,
  type MenuPlace,
  type MenuTree,
} from './menu-order'

const places: MenuPlace[] = [
  { id: 1, parentId: null, sort: 10 },
  { id: 2, parentId: null, sort: 20 },
  { id: 3, parentId: 2, sort: 0 },
  { id: 4, parentId: null, sort: 30 },
]

const tree = toMenuNodes(places)

const draw = (nodes: MenuTree): string =>
  nodes.map(({ id, children }) => (children.length ? `${id}(${draw(children)})` : id)).join(' ')

describe('moveInMenu', () => {
  it('moves a page among its own, and no further than the ends', () => {
    expect(draw(tree)).toBe('1 2(3) 4')
    expect(draw(moveInMenu(tree, 4, 'up'))).toBe('1 4 2(3)')
    expect(draw(moveInMenu(tree, 1, 'down'))).toBe('2(3) 1 4')
    expect(moveInMenu(tree, 1, 'up')).toBe(tree)
    expect(moveInMenu(tree, 3, 'down')).toBe(tree)
  })

  it('puts a page below the one before it, and back beside the one above', () => {
    expect(draw(moveInMenu(tree, 4, 'in'))).toBe('1 2(3 4)')
    expect(draw(moveInMenu(tree, 3, 'out'))).toBe('1 2 3 4')
    expect(moveInMenu(tree, 1, 'in')).toBe(tree)
    expect(moveInMenu(tree, 1, 'out')).toBe(tree)
  })

  it('loses no page and makes no circle, whatever is pressed', () => {
    const press = fc.tuple(fc.constantFrom(1, 2, 3, 4), fc.constantFrom(...menuMoves))
    fc.assert(
      fc.property(fc.array(press, { maxLength: 30 }), (presses) => {
        const moved = presses.reduce((now, [id, move]) => moveInMenu(now, id, move), tree)
        const changed = new Map(findMovedPlaces(moved, places).map((place) => [place.id, place]))
        const after = places.map((place) => changed.get(place.id) ?? place)
        expect(hasCircle(after)).toBe(false)
        expect(draw(toMenuNodes(after))).toBe(draw(moved))
      }),
    )
  })
})

describe('findMovedPlaces', () => {
  it('writes as few pages as it can', () => {
    expect(findMovedPlaces(tree, places)).toEqual([])
    expect(findMovedPlaces(moveInMenu(tree, 4, 'in'), places)).toEqual([
      { id: 4, parentId: 2, sort: 30 },
    ])
    expect(findMovedPlaces(moveInMenu(tree, 4, 'up'), places)).toEqual([
      { id: 2, parentId: null, sort: 31 },
    ])
  })

  it('leaves a page below one that the menu does not show', () => {
    const hidden: MenuPlace[] = [{ id: 5, parentId: 99, sort: 1 }]
    expect(findMovedPlaces(toMenuNodes(hidden), hidden)).toEqual([])
  })
})

describe('hasCircle', () => {
  it('finds pages that stand below themselves', () => {
    expect(hasCircle([{ id: 1, parentId: 1, sort: 0 }])).toBe(true)
    expect(
      hasCircle([
        { id: 1, parentId: 2, sort: 0 },
        { id: 2, parentId: 1, sort: 0 },
      ]),
    ).toBe(true)
    expect(hasCircle(places)).toBe(false)
  })
})

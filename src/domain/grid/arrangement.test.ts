import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  findGridPlace,
  findOverflow,
  findWidthField,
  gridMoves,
  mergeWishes,
  moveInGrid,
  placeInGrid,
  stepColumns,
  toArrangement,
  toGridNumbers,
  wrapRow,
} from './arrangement'
import { arrangeRows, resolveColumns } from './placement'

const page = [['a', 'b', 'c'], ['d'], ['e', 'f']]

describe('moveInGrid', () => {
  it.each([
    ['b', 'left', [['b', 'a', 'c'], ['d'], ['e', 'f']]],
    ['b', 'right', [['a', 'c', 'b'], ['d'], ['e', 'f']]],
    ['c', 'start', [['c', 'a', 'b'], ['d'], ['e', 'f']]],
    ['a', 'end', [['b', 'c', 'a'], ['d'], ['e', 'f']]],
    ['b', 'up', [['b'], ['a', 'c'], ['d'], ['e', 'f']]],
    ['b', 'down', [['a', 'c'], ['b'], ['d'], ['e', 'f']]],
    [
      'd',
      'up',
      [
        ['a', 'b', 'c', 'd'],
        ['e', 'f'],
      ],
    ],
    [
      'd',
      'down',
      [
        ['a', 'b', 'c'],
        ['d', 'e', 'f'],
      ],
    ],
    ['f', 'down', [['a', 'b', 'c'], ['d'], ['e'], ['f']]],
  ] as const)('takes %s %s', (key, move, expected) => {
    expect(moveInGrid(page, key, move)).toEqual(expected)
  })

  it.each([
    ['a', 'left'],
    ['a', 'start'],
    ['c', 'right'],
    ['c', 'end'],
    ['x', 'down'],
  ] as const)('has nowhere to take %s %s', (key, move) => {
    expect(moveInGrid(page, key, move)).toBeNull()
  })

  it('stops a module that is alone at the top and at the bottom', () => {
    expect(moveInGrid([['a'], ['b']], 'a', 'up')).toBeNull()
    expect(moveInGrid([['a'], ['b']], 'b', 'down')).toBeNull()
  })

  it('loses and doubles nothing, whatever the steps, and leaves no row empty', () => {
    const step = fc.record({
      key: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'),
      move: fc.constantFrom(...gridMoves),
    })
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
        const end = steps.reduce<readonly (readonly string[])[]>(
          (now, { key, move }) => moveInGrid(now, key, move) ?? now,
          page,
        )
        expect(end.flat().toSorted()).toEqual(['a', 'b', 'c', 'd', 'e', 'f'])
        expect(end.every((row) => row.length > 0)).toBe(true)
      }),
    )
  })
})

describe('placeInGrid', () => {
  it.each([
    ['a', { row: 0, index: 2 }, [['b', 'a', 'c'], ['d'], ['e', 'f']]],
    ['c', { row: 0, index: 0 }, [['c', 'a', 'b'], ['d'], ['e', 'f']]],
    ['a', { row: 2, index: 1 }, [['b', 'c'], ['d'], ['e', 'a', 'f']]],
    [
      'd',
      { row: 2, index: 2 },
      [
        ['a', 'b', 'c'],
        ['e', 'f', 'd'],
      ],
    ],
    ['a', { newRow: 1 }, [['b', 'c'], ['a'], ['d'], ['e', 'f']]],
    ['d', { newRow: 3 }, [['a', 'b', 'c'], ['e', 'f'], ['d']]],
    ['d', { newRow: 99 }, [['a', 'b', 'c'], ['e', 'f'], ['d']]],
    ['a', { row: 99, index: 99 }, [['b', 'c'], ['d'], ['e', 'f', 'a']]],
  ])('drops %s at %j', (key, target, expected) => {
    expect(placeInGrid(page, key, target)).toEqual(expected)
  })

  it('leaves the page as it is when a module is dropped where it stands', () => {
    expect(placeInGrid(page, 'b', { row: 0, index: 1 })).toEqual(page)
    expect(placeInGrid(page, 'b', { row: 0, index: 2 })).toEqual(page)
    expect(placeInGrid(page, 'd', { newRow: 1 })).toEqual(page)
  })

  it('takes in a module that is new to the page', () => {
    expect(placeInGrid(page, 'x', { newRow: 3 })).toEqual([...page, ['x']])
    expect(placeInGrid([], 'x', { newRow: 0 })).toEqual([['x']])
  })
})

describe('toGridNumbers', () => {
  it('gives numbers from which the page draws the very same arrangement', () => {
    const numbers = toGridNumbers(page)
    const stored = [...numbers].map(([id, place]) => ({ id, ...place })).toReversed()
    expect(toArrangement(stored)).toEqual(page)
    expect(arrangeRows(stored).map(({ position }) => position)).toEqual([0, 1, 2])
  })
  it('finds the place of a module again', () => {
    expect(findGridPlace(page, 'f')).toEqual({ row: 2, index: 1 })
    expect(findGridPlace(page, 'x')).toBeNull()
  })
})

describe('stepColumns', () => {
  it.each([
    [6, 1, 7],
    [12, 1, 12],
    [1, -1, 1],
    [4, -12, 1],
    [4, 12, 12],
  ])('makes %d columns with a step of %d to %d', (columns, step, expected) => {
    expect(stepColumns(columns, step)).toBe(expected)
  })
})

describe('findWidthField', () => {
  it('writes the span for the desktop, unless its own field decides', () => {
    expect(findWidthField('lg', { placed: {}, own: { span: 6 } })).toBe('span')
    expect(findWidthField('lg', { placed: { cols: { lg: 4 } }, own: {} })).toBe('cols.lg')
    expect(findWidthField('lg', { placed: {}, own: { cols: { lg: 4 } } })).toBe('cols.lg')
    expect(findWidthField('md', { placed: {}, own: {} })).toBe('cols.md')
  })
  it('names a field that decides, for every screen and whatever stands in the others', () => {
    const width = fc.option(fc.integer({ min: 1, max: 12 }))
    const wishes = fc.record({
      span: width,
      cols: fc.record({ xs: width, sm: width, md: width, lg: width, xl: width }),
    })
    const size = fc.constantFrom('xs' as const, 'sm' as const, 'md' as const, 'lg' as const)
    fc.assert(
      fc.property(wishes, wishes, size, (placed, own, screen) => {
        const field = findWidthField(screen, { placed, own })
        const written =
          field === 'span'
            ? { ...placed, span: 5 }
            : { ...placed, cols: { ...placed.cols, [screen]: 5 } }
        expect(resolveColumns(mergeWishes(written, own))[screen]).toBe(5)
      }),
    )
  })
})

describe('findOverflow', () => {
  const toRow = (...spans: number[]) => spans.map((span) => resolveColumns({ span }))
  it('is silent where the modules of a row fit', () => {
    expect(wrapRow([6, 6])).toEqual([[6, 6]])
    expect(findOverflow(toRow(6, 6), 'lg')).toBeNull()
    expect(findOverflow([], 'lg')).toBeNull()
  })
  it('tells the columns of a row that wraps on a desktop, even into full lines', () => {
    expect(findOverflow(toRow(8, 8), 'lg')).toBe(16)
    expect(findOverflow(toRow(12, 12), 'xl')).toBe(24)
  })
  it('lets modules stand below each other on a telephone', () => {
    expect(findOverflow(toRow(6, 6), 'xs')).toBeNull()
  })
  it('tells a hole that a row leaves on a small screen', () => {
    const thirds = [4, 4, 4].map((span) => resolveColumns({ span, cols: { md: 6 } }))
    expect(findOverflow(thirds, 'md')).toBe(18)
  })
})

import { describe, expect, it } from 'vitest'
import fc from 'fast-check'
import { arrangeRows, resolveColumns, resolveItemLimits } from './placement'

describe('resolveColumns', () => {
  it('is full width without any wish', () => {
    expect(resolveColumns({})).toEqual({ xs: 12, sm: 12, md: 12, lg: 12, xl: 12 })
  })
  it('takes the span from the desktop on', () => {
    expect(resolveColumns({ span: 6 })).toEqual({ xs: 12, sm: 12, md: 12, lg: 6, xl: 6 })
  })
  it('lets a size without width inherit the next smaller one', () => {
    expect(resolveColumns({ cols: { sm: 6, lg: 3 } })).toEqual({
      xs: 12,
      sm: 6,
      md: 6,
      lg: 3,
      xl: 3,
    })
  })
  it('prefers the width of the desktop to the span', () => {
    expect(resolveColumns({ span: 6, cols: { lg: 4, xl: null } })).toMatchObject({ lg: 4, xl: 4 })
  })
  it('clamps what is outside 1 to 12', () => {
    expect(resolveColumns({ span: 13, cols: { xs: 0, sm: 4.4, md: Number.NaN } })).toEqual({
      xs: 1,
      sm: 4,
      md: 4,
      lg: 12,
      xl: 12,
    })
  })
  it('stays within the grid for any number', () => {
    const width = fc.option(fc.double())
    fc.assert(
      fc.property(width, width, width, (span, xs, lg) => {
        const columns = resolveColumns({ span, cols: { xs, lg } })
        expect(Object.values(columns).every((n) => Number.isInteger(n) && n >= 1 && n <= 12)).toBe(
          true,
        )
      }),
    )
  })
})

describe('arrangeRows', () => {
  it('orders rows by position, modules by sort and ties by id', () => {
    const rows = arrangeRows([
      { id: 10, position: 1, sort: 2 },
      { id: 9, position: 1, sort: 2 },
      { id: 3, position: 1, sort: 1 },
      { id: 4, position: 0, sort: 5 },
    ])
    expect(
      rows.map(({ position, placements }) => [position, placements.map(({ id }) => id)]),
    ).toEqual([
      [0, [4]],
      [1, [3, 9, 10]],
    ])
  })
  it('counts a missing position and sort as zero', () => {
    expect(arrangeRows([{ id: 2, position: null }, { id: 1 }])).toEqual([
      { position: 0, placements: [{ id: 1 }, { id: 2, position: null }] },
    ])
  })
})

describe('resolveItemLimits', () => {
  it('shows four items in rows of four, and a whole team in rows of three', () => {
    expect(resolveItemLimits('list')).toEqual({ itemsPerRow: 4, maxItems: 4 })
    expect(resolveItemLimits('team', { numberItemOfRow: null, maxItems: null })).toEqual({
      itemsPerRow: 3,
      maxItems: null,
    })
  })
  it('keeps wishes within their bounds', () => {
    expect(resolveItemLimits('list', { numberItemOfRow: 20, maxItems: 0 })).toEqual({
      itemsPerRow: 12,
      maxItems: 1,
    })
    expect(resolveItemLimits('team', { numberItemOfRow: 2, maxItems: 6 })).toEqual({
      itemsPerRow: 2,
      maxItems: 6,
    })
  })
})

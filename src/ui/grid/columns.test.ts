import { describe, expect, it } from 'vitest'
import { toColumns } from './columns'

describe('toColumns', () => {
  it('takes the full width when nothing is stated', () => {
    expect(toColumns({})).toEqual({ xs: 12, sm: 12, md: 12, lg: 12, xl: 12 })
  })

  it('lets a missing size inherit from the next smaller one', () => {
    expect(toColumns({ sm: 6, lg: 4, xl: null })).toEqual({ xs: 12, sm: 6, md: 6, lg: 4, xl: 4 })
  })

  it('brings values outside one to twelve inside', () => {
    expect(toColumns({ xs: 0, sm: 20, md: 3.4 })).toEqual({ xs: 1, sm: 12, md: 3, lg: 3, xl: 3 })
  })
})

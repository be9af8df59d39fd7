import { describe, expect, it } from 'vitest'
import { gridColumns } from '@/domain/grid/placement'
import { toDraggedColumns } from './drop-target'

describe('toDraggedColumns', () => {
  const row = { left: 100, row: 1200 }

  it('takes the column that is next to the pointer', () => {
    expect(toDraggedColumns(100 + 4 * 100 + 30, row)).toBe(4)
    expect(toDraggedColumns(100 + 4 * 100 + 70, row)).toBe(5)
  })

  it('stays within the row, however far the pointer is', () => {
    expect(toDraggedColumns(-500, row)).toBe(1)
    expect(toDraggedColumns(5000, row)).toBe(gridColumns)
  })
})

import { describe, expect, it } from 'vitest'
import { findInForce } from './dated'

const older = { validFrom: '2020-01-01', source: 'law', checkedOn: '2026-01-01', rate: 3 }
const newer = { validFrom: '2025-01-01', source: 'law', checkedOn: '2026-01-01', rate: 2 }

describe('findInForce', () => {
  it('takes the newest record that has begun, whatever the order', () => {
    expect(findInForce([newer, older], '2024-12-31')?.rate).toBe(3)
    expect(findInForce([newer, older], '2025-01-01')?.rate).toBe(2)
    expect(findInForce([older, newer], '2030-01-01')?.rate).toBe(2)
  })
  it('finds nothing before the first record or on an unreadable day', () => {
    expect(findInForce([older], '2019-12-31')).toBeNull()
    expect(findInForce([older], 'never')).toBeNull()
  })
})

import { describe, expect, it } from 'vitest'
import { judicialDecisionFromCode } from './judicial-decision'

describe('judicialDecisionFromCode', () => {
  it('reads no, yes and on request, and leaves out the rest', () => {
    expect(judicialDecisionFromCode(0)).toEqual({ kind: 'code', code: 'Gmo' })
    expect(judicialDecisionFromCode(1)).toEqual({ kind: 'code', code: 'Ho' })
    expect(judicialDecisionFromCode(2)).toEqual({ kind: 'onRequest' })
    expect(judicialDecisionFromCode(3)).toBeNull()
    expect(judicialDecisionFromCode(null)).toBeNull()
  })
})

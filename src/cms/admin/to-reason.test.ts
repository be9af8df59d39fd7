import { describe, expect, it } from 'vitest'
import { toReason } from './to-reason'

const refused = { errors: [{ message: 'Dit bod staat niet meer open.' }, { message: 'Nog iets.' }] }

describe('toReason', () => {
  it('is the first sentence with which the server refused', () => {
    expect(toReason(409, refused)).toBe('Dit bod staat niet meer open.')
  })

  it('is none for a fault of the server, whatever it says', () => {
    expect(toReason(500, refused)).toBeNull()
  })

  it.each([null, 'text', {}, { errors: null }, { errors: [] }, { errors: [{ message: '' }] }])(
    'is none where the answer holds no sentence: %j',
    (body) => {
      expect(toReason(404, body)).toBeNull()
    },
  )
})

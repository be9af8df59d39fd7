import { describe, expect, it } from 'vitest'
import { Refused, toRefusal } from './ask.client'

const refused = (status: number) =>
  new Refused(Response.json({ errors: [{ message: 'Kies een andere naam.' }] }, { status }))

describe('toRefusal', () => {
  it('says the reason of the server', async () => {
    expect(await toRefusal(refused(403), 'Mislukt.')).toBe('Kies een andere naam.')
  })

  it('says the other sentence for a fault of the server, or where it was not reached', async () => {
    for (const error of [refused(500), new TypeError('fetch failed')]) {
      expect(await toRefusal(error, 'Mislukt.')).toBe('Mislukt.')
    }
  })
})

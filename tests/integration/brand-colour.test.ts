import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { getTestPayload } from '../support/test-payload'

let payload: Payload

beforeAll(async () => {
  payload = await getTestPayload()
  await payload.updateGlobal({ slug: 'site', data: { tradeName: 'Kassei vastgoed' } })
})

const save = (data: { brandColour?: string; accentColour?: string }) =>
  payload.updateGlobal({ slug: 'site', data })

describe('the colours of the agency', () => {
  it('are stored in one way however they are typed', async () => {
    expect(await save({ brandColour: '0B6B55' })).toMatchObject({ brandColour: '#0b6b55' })
    expect(await save({ brandColour: '#333' })).toMatchObject({ brandColour: '#333333' })
  })

  it('refuse a brand that cannot be read, name the nearest colour that can, and take that', async () => {
    await save({ brandColour: '#123a8f' })
    const refusal: unknown = await save({ brandColour: '#7fb2e5' }).catch((err: unknown) => err)
    expect(refusal).toMatchObject({
      data: {
        errors: [
          {
            path: 'brandColour',
            message:
              'Tekst is met #7fb2e5 niet leesbaar: contrast 1,9, nodig is 4,5. De dichtstbijzijnde leesbare kleur is #3e6f9e.',
          },
        ],
      },
    })
    expect(await payload.findGlobal({ slug: 'site' })).toMatchObject({ brandColour: '#123a8f' })
    expect(await save({ brandColour: '#3e6f9e' })).toMatchObject({ brandColour: '#3e6f9e' })
  })

  it('let an accent be light and refuse one that bears neither ink nor white', async () => {
    expect(await save({ accentColour: '#f2a900' })).toMatchObject({ accentColour: '#f2a900' })
    await expect(save({ accentColour: '#7d7d7d' })).rejects.toThrow()
  })
})

import { describe, expect, it } from 'vitest'
import { createProjectCriteria } from '@/domain/projects/project-criteria'
import { parseDemandStart } from '@/domain/routes/demand-address'
import { toProjectDemandHref } from './project-list-address'

const whole = {
  typeIds: [
    { value: 2, count: 4 },
    { value: 4, count: 0 },
  ],
}

const read = (href: string) => parseDemandStart(new URL(href, 'http://localhost').searchParams)

describe('a search among projects as the form begins with it', () => {
  it('says what the visitor asked for', () => {
    const city = { name: 'Antwerpen', zip: '2000' }
    const criteria = createProjectCriteria({
      cities: [city],
      typeIds: [1],
      maxPrice: 400_000,
      minBedrooms: 2,
    })
    expect(read(toProjectDemandHref('/nl/ik-zoek/', criteria, whole))).toMatchObject({
      goal: 'buy',
      wishes: { cities: [city], typeIds: [1], maxPrice: 400_000, minBedrooms: 2 },
    })
  })

  it('names the types of the list where none was chosen', () => {
    const { wishes } = read(toProjectDemandHref('/nl/ik-zoek/', createProjectCriteria(), whole))
    expect(wishes.typeIds).toEqual([2])
  })
})

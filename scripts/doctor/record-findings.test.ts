import { describe, expect, it } from 'vitest'
import { readSeedData } from '../../seed/read-data'
import { examine } from './check'
import { findCompanyGaps, findWrongNumbers } from './check-company'
import { findDrift } from './check-read-model'
import { countBundled, findMissingSeed } from './check-seed'

describe('the check of the seed', () => {
  it('tells which records of the bundled agency are not there', () => {
    const counts = [
      { collection: 'pages', bundled: 3, stored: 2 },
      { collection: 'team', bundled: 3, stored: 5 },
    ] as const
    expect(findMissingSeed(counts)).toEqual([
      { level: 'warning', message: expect.stringContaining('pages holds 2 records where') },
    ])
  })

  it('counts pictures and films together, as they are stored', async () => {
    const data = await readSeedData()
    expect(countBundled(data)).toContainEqual({
      collection: 'media',
      bundled: data.pictures.length + data.videos.length,
    })
  })
})

describe('the check of the lists', () => {
  it('is silent when they say what the records say', () => {
    expect(findDrift({ expected: 4, stored: 4, publicIds: [] })).toEqual([])
  })

  it('names the properties that differ, ten at most', () => {
    const publicIds = Array.from({ length: 12 }, (_, index) => 1001 + index)
    const [finding] = findDrift({ expected: 48, stored: 40, publicIds })
    expect(finding?.level).toBe('error')
    expect(finding?.message).toContain('1001, 1002')
    expect(finding?.message).toContain('1010 and 2 more')
  })
})

describe('the check of the company', () => {
  const complete = async () => {
    const { company } = (await readSeedData()).globals
    return {
      ...company,
      deontologyUrl: company.deontologyUrl.nl,
      supervisor: company.supervisor.nl,
      bivNumbers: company.bivNumbers.map(({ number }) => ({ number })),
    }
  }

  it('asks nothing of the bundled agency', async () => {
    expect(findCompanyGaps(await complete())).toEqual([])
  })

  it('names what the law asks for and is not there, blanks included', async () => {
    const company = { ...(await complete()), kbo: ' ', bivNumbers: [{ person: 'An', number: '' }] }
    expect(findCompanyGaps(company).map(({ message }) => message)).toEqual([
      expect.stringContaining('enterprise number'),
      expect.stringContaining('recognition by the BIV/IPI'),
    ])
  })
})

describe('the numbers of the company', () => {
  it('are right for the bundled agency', async () => {
    const { kbo, vat, thirdPartyIban } = (await readSeedData()).globals.company
    expect(findWrongNumbers({ kbo, vat, thirdPartyIban })).toEqual([])
  })

  it('are named where a digit is wrong', () => {
    const wrong = { kbo: '0123.456.748', thirdPartyIban: 'BE68 5390 0754 7035' }
    expect(findWrongNumbers(wrong).map(({ message }) => message)).toEqual([
      expect.stringContaining('0123.456.748'),
      expect.stringContaining('third-party account'),
    ])
  })
})

describe('a check that breaks', () => {
  it('is an error itself, told in one line', async () => {
    const broken = { name: 'Lists', run: () => Promise.reject(new Error('no table\nat line 1')) }
    expect(await examine(broken, null)).toEqual({
      name: 'Lists',
      findings: [{ level: 'error', message: 'The check itself failed: no table' }],
    })
  })
})

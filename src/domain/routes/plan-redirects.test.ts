import { describe, expect, it } from 'vitest'
import { planRedirects, type RedirectSite } from './plan-redirects'
import { exampleTable } from './route-table.fixture'

const site: RedirectSite = {
  table: exampleTable,
  redirects: [
    { from: '/oud/', to: '/nl/contact/', permanent: true },
    { from: '/ouder/', to: '/oud/', permanent: true },
  ],
  hosts: ['kassei.example', 'www.kassei.example'],
  allowsForeign: false,
}

function planOf(
  pairs: readonly (readonly [string, string])[],
  differences: Partial<RedirectSite> = {},
) {
  const lines = pairs.map(([from, to], index) => ({ line: index + 1, from, to }))
  return planRedirects(lines, { ...site, ...differences })
}

const one = (from: string, to: string, differences: Partial<RedirectSite> = {}) =>
  planOf([[from, to]], differences)[0]

describe('planRedirects', () => {
  it('makes, changes and leaves redirects', () => {
    expect(one('/Aanbod', '/nl/te-koop/')).toEqual({
      kind: 'made',
      line: 1,
      from: '/aanbod/',
      to: '/nl/te-koop/',
    })
    expect(one('/oud/', '/nl/te-koop/')).toMatchObject({ kind: 'changed', before: '/nl/contact/' })
    expect(one('/oud/', '/nl/contact/')).toMatchObject({ kind: 'same' })
  })

  it('takes whole addresses of the site itself', () => {
    expect(
      one('https://www.kassei.example/huis', 'https://kassei.example/fr/a-vendre/'),
    ).toMatchObject({
      kind: 'made',
      from: '/huis/',
      to: '/fr/a-vendre/',
    })
  })

  it('writes a chain as one step, whatever the order of its lines', () => {
    expect(one('/oudst/', '/ouder/')).toMatchObject({ to: '/nl/contact/' })
    expect(one('/x/', '/fr/connexion/')).toMatchObject({ to: '/fr/login/' })
    const [first] = planOf([
      ['/a/', '/b/'],
      ['/b/', '/nl/te-koop/'],
    ])
    expect(first?.kind).toBe('made')
  })

  it.each([
    ['', '/nl/contact/', 'incomplete'],
    ['/x/', '', 'incomplete'],
    ['oud', '/nl/contact/', 'notAPath'],
    ['https://elders.example/x/', '/nl/contact/', 'foreignSource'],
    ['/admin/oud/', '/nl/contact/', 'reserved'],
    ['/nl/te-koop/', '/nl/contact/', 'livingSource'],
    ['/for-sale/', '/nl/contact/', 'livingSource'],
    ['/nl/te-koop/gent/huis/501/', '/nl/contact/', 'livingSource'],
    ['/fr/connexion/', '/fr/contact/', 'formerSource'],
    ['/x/', 'javascript:alert(1)', 'notATarget'],
    ['/x/', '#boven', 'notATarget'],
    ['/x/', '//elders.example/', 'notATarget'],
    ['/x/', 'https://elders.example/', 'foreignTarget'],
    ['/x/', '/nl/bestaat-niet/', 'deadTarget'],
    ['/x/', '/X?van=mail', 'loop'],
  ] as const)('refuses %s to %s: %s', (from, to, fault) => {
    expect(one(from, to)).toMatchObject({ kind: 'refused', fault, line: 1 })
  })

  it('lets other sites be targets where the editor says so', () => {
    const target = 'https://elders.example/huis/'
    expect(one('/x/', target, { allowsForeign: true })).toMatchObject({ kind: 'made', to: target })
  })

  it('examines a long table at once', () => {
    const pairs = Array.from(
      { length: 4_000 },
      (_, at) => [`/oud/${at}-x/`, '/nl/contact/'] as const,
    )
    // Time of the processor: how busy the machine is besides does not count.
    const start = process.cpuUsage()
    expect(planOf(pairs).every(({ kind }) => kind === 'made')).toBe(true)
    expect(process.cpuUsage(start).user / 1000).toBeLessThan(5_000)
  })

  it('refuses the line that closes a circle, and an address that came before', () => {
    const circle = planOf([
      ['/oud/', '/a/'],
      ['/a/', '/ouder/'],
    ])
    expect(circle[1]).toMatchObject({ kind: 'refused', fault: 'loop' })
    // What leads to it would end nowhere.
    expect(circle[0]).toMatchObject({ kind: 'refused', fault: 'deadTarget' })
    const twice = planOf([
      ['/a/', '/nl/contact/'],
      ['/A', '/nl/te-koop/'],
    ])
    expect(twice[1]).toMatchObject({ kind: 'refused', fault: 'twice' })
  })
})

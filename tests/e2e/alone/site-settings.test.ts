import { expect } from '@playwright/test'
import type { Answer } from '../_kit/ask'
import { openDesk, type Editor } from '../_kit/editor'
import { test } from '../_kit/test'
import type { Surface } from '../_kit/time-to-visible'
import { expectWithinASecond } from '../_kit/within-a-second'

test.slow()

let editor: Editor
let servers: readonly string[]

test.beforeAll(async ({ origin }) => {
  editor = openDesk(origin)
  const second = process.env.E2E_SECOND_URL
  if (!second) throw new Error('playwright.config.ts has to name the second server')
  servers = [origin, second]
})

/** What each test puts back when it is over, also when it failed. */
const restores: (() => Promise<void>)[] = []
test.afterEach(async () => {
  for (const restore of restores.splice(0)) await restore()
})

type Settings = Record<string, unknown>

const shows =
  (...words: string[]) =>
  ({ body }: Answer) =>
    words.every((word) => body.includes(word))
const lacks =
  (...words: string[]) =>
  (answer: Answer) =>
    words.every((word) => !shows(word)(answer))

const each = (paths: readonly string[], isRight: Surface['isRight']): Surface[] =>
  paths.map((path) => ({ path, isRight }))

type Case = {
  name: string
  settings: string
  /** Made of the settings as they are; settings are stored by the part that is sent. */
  toNew: (before: Settings) => Settings
  paths: readonly string[]
  words: readonly string[]
}

const brand = '--brand:#7a1f2b'

const cases: readonly Case[] = [
  {
    name: 'a brand colour and a name, in the tab and in the desk too',
    settings: 'site',
    toNew: () => ({ brandColour: '#7A1F2B', tradeName: 'Maison Ourthe' }),
    paths: ['/nl/', '/fr/a-vendre/', '/admin/login/'],
    words: [brand, 'Maison Ourthe'],
  },
  {
    name: 'typefaces',
    settings: 'site',
    toNew: () => ({ fonts: 'print' }),
    paths: ['/nl/', '/de/zu-verkaufen/'],
    words: ['Source Serif'],
  },
  {
    name: 'the top bar',
    settings: 'top-bar',
    toNew: ({ left }) => ({
      left: [...(Array.isArray(left) ? left : []), { label: 'Nachtlijn', href: '/nl/contact/' }],
    }),
    paths: ['/nl/', '/nl/te-koop/'],
    words: ['Nachtlijn'],
  },
  {
    name: 'the search block',
    settings: 'search-block',
    toNew: () => ({ title: 'Elke deur gaat open.' }),
    paths: ['/nl/'],
    words: ['Elke deur gaat open.'],
  },
  {
    name: 'the footer',
    settings: 'footer',
    toNew: () => ({ copyright: '© {year} Nieuwe Naam nv' }),
    paths: ['/nl/', '/nl/te-huur/'],
    words: ['Nieuwe Naam nv'],
  },
  {
    name: 'the identity that the law asks for',
    settings: 'company',
    toNew: () => ({ legalName: 'Andere Firma bv', insurer: 'Verzekeringen Vooruit' }),
    paths: ['/nl/', '/fr/a-vendre/'],
    words: ['Andere Firma bv'],
  },
  {
    name: 'an identifier of a measuring service',
    settings: 'tracking',
    toNew: () => ({ analyticsId: 'G-SHOWSATONCE' }),
    paths: ['/nl/', '/en/for-sale/'],
    words: ['G-SHOWSATONCE'],
  },
]

for (const { name, settings, toNew, paths, words } of cases) {
  test(`${name}: changed on every server within a second, and changed back`, async () => {
    const address = `/api/globals/${settings}/?locale=nl`
    const before = await editor.read<Settings>(`${address}&depth=0`)
    const changed = toNew(before)
    const asBefore = Object.fromEntries(
      Object.keys(changed).map((key) => [key, before[key] ?? null]),
    )
    const putBack = () => editor.set(address, asBefore)
    restores.push(putBack)
    await expectWithinASecond(servers, [
      // Whoever comes later finds the pages made already, as visitors do.
      { name: 'as it is', change: async () => {}, surfaces: each(paths, lacks(...words)) },
      {
        name: 'changed',
        change: () => editor.set(address, changed),
        surfaces: each(paths, shows(...words)),
      },
      { name: 'changed back', change: putBack, surfaces: each(paths, lacks(...words)) },
    ])
  })
}

test('a logo and the colour of the tab: changed on every server within a second', async () => {
  const address = '/api/globals/site/?locale=nl'
  const before = await editor.read<Settings>(`${address}&depth=0`)
  const { docs } = await editor.read<{ docs: { id: number }[] }>(
    '/api/media/?where[kind][equals]=photo&limit=1&depth=0',
  )
  const logo = docs[0]?.id ?? 0
  const putBack = () =>
    editor.set(address, { logo: before.logo ?? null, brandColour: before.brandColour })
  restores.push(putBack)
  const picture = `<img alt="${String(before.tradeName)}" `
  await expectWithinASecond(servers, [
    {
      name: 'changed',
      change: () => editor.set(address, { logo, brandColour: '#7A1F2B' }),
      surfaces: [
        ...each(['/nl/', '/fr/a-vendre/'], shows(`/img/${logo}/`)),
        ...each(['/icon.svg'], shows('fill="#7a1f2b"')),
      ],
    },
    { name: 'changed back', change: putBack, surfaces: each(['/nl/'], lacks(picture)) },
  ])
})

test('a colour that cannot be read is refused and changes nothing', async () => {
  const settings = '/api/globals/site/'
  const { brandColour } = await editor.read<Settings>(settings)
  await expect(editor.set(settings, { brandColour: '#7fb2e5' })).rejects.toThrow(/400.*#3e6f9e/s)
  expect(await editor.read<Settings>(settings)).toMatchObject({ brandColour })
})

import { expect } from '@playwright/test'
import { ask, type Answer } from '../_kit/ask'
import { openDesk, type Editor } from '../_kit/editor'
import { test } from '../_kit/test'
import { listLate, watchUntilRight, type Surface } from '../_kit/time-to-visible'

type Look = { brandColour: string; accentColour: string; tradeName: string }

const settings = '/api/globals/site/'

let editor: Editor
let servers: readonly string[]
let before: Look

test.beforeAll(async ({ origin }) => {
  editor = openDesk(origin)
  const second = process.env.E2E_SECOND_URL
  if (!second) throw new Error('playwright.config.ts has to name the second server')
  servers = [origin, second]
  before = await editor.read<Look>(settings)
})

test.afterAll(async () => {
  const { brandColour, accentColour, tradeName } = before
  await editor.set(settings, { brandColour, accentColour, tradeName })
})

const shows =
  (...words: string[]) =>
  ({ body }: Answer) =>
    words.every((word) => body.includes(word))

test('a new brand colour and name show on every server, in the tab and in the desk within a second', async () => {
  const surfaces: Surface[] = [
    ...['/nl/', '/fr/a-vendre/', '/admin/login/'].map((path) => ({
      path,
      isRight: shows('--brand:#7a1f2b', 'Maison Ourthe'),
    })),
    { path: '/icon.svg', isRight: shows('fill="#7a1f2b"') },
  ]
  // Whoever comes later finds the pages made already, as visitors do.
  for (const server of servers) for (const { path } of surfaces) await ask(server, { path })
  await editor.set(settings, { brandColour: '#7A1F2B', tradeName: 'Maison Ourthe' })
  const seen = await watchUntilRight(servers, surfaces, performance.now())
  expect(listLate(seen)).toEqual([])
})

test('a colour that cannot be read is refused and changes nothing', async () => {
  const { brandColour } = await editor.read<Look>(settings)
  await expect(editor.set(settings, { brandColour: '#7fb2e5' })).rejects.toThrow(/400.*#3e6f9e/s)
  expect(await editor.read<Look>(settings)).toMatchObject({ brandColour })
})

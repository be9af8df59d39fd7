import { expect } from '@playwright/test'
import { ask } from '../_kit/ask'
import { openDesk, type Editor } from '../_kit/editor'
import { test } from '../_kit/test'

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

const show = (path: string) =>
  Promise.all(servers.map(async (server) => (await ask(server, { path })).body))

test('a new brand colour and name show on every server, in the tab and in the desk within a second', async () => {
  const paths = ['/nl/', '/fr/a-vendre/', '/icon.svg', '/admin/login/']
  await Promise.all(paths.map(show))
  await editor.set(settings, { brandColour: '#7A1F2B', tradeName: 'Maison Ourthe' })
  await new Promise((resolve) => setTimeout(resolve, 1_000))
  const [home, list, icon, desk] = await Promise.all(paths.map(show))
  for (const body of [...(home ?? []), ...(list ?? []), ...(desk ?? [])]) {
    expect(body).toContain('--brand:#7a1f2b')
    expect(body).toContain('Maison Ourthe')
  }
  for (const body of icon ?? []) expect(body).toContain('fill="#7a1f2b"')
})

test('a colour that cannot be read is refused and changes nothing', async () => {
  const { brandColour } = await editor.read<Look>(settings)
  await expect(editor.set(settings, { brandColour: '#7fb2e5' })).rejects.toThrow(/400.*#3e6f9e/s)
  expect(await editor.read<Look>(settings)).toMatchObject({ brandColour })
})

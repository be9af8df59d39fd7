import { describe, expect, it } from 'vitest'
import { findChromium, type Machine } from './chromium'

function machine(parts: Partial<Machine> & { present?: string[] }): Machine {
  return {
    platform: 'linux',
    isRoot: false,
    variables: { PATH: '/usr/local/bin:/usr/bin' },
    playwrightPath: '/cache/playwright/chrome',
    works: async (file) => (parts.present ?? []).includes(file),
    hasApt: async () => false,
    ...parts,
  }
}

const everywhere = ['/usr/bin/chromium', '/usr/bin/google-chrome', '/cache/playwright/chrome']

describe('findChromium', () => {
  it('takes the one that is named before any other', async () => {
    const named = machine({
      variables: { CHROMIUM_PATH: '/opt/chrome', PATH: '/usr/bin' },
      present: ['/opt/chrome', ...everywhere],
    })
    expect(await findChromium(named, 'shell')).toEqual({ path: '/opt/chrome' })
  })
  it('says so when the one that is named does not start', async () => {
    const wrong = machine({ variables: { CHROMIUM_PATH: '/opt/none' }, present: everywhere })
    await expect(findChromium(wrong, 'shell')).rejects.toThrow(/CHROMIUM_PATH names \/opt\/none/)
  })
  it('takes the shell for tests and the whole one for figures where there are both', async () => {
    const both = machine({ present: [...everywhere, '/usr/bin/chromium-headless-shell'] })
    expect(await findChromium(both, 'shell')).toEqual({ path: '/usr/bin/chromium-headless-shell' })
    expect(await findChromium(both, 'whole')).toEqual({ path: '/usr/bin/chromium' })
  })
  it('measures nothing in a shell', async () => {
    const shellOnly = machine({ present: ['/usr/bin/chromium-headless-shell'] })
    expect(await findChromium(shellOnly, 'whole')).toEqual({ install: 'playwright' })
  })
  it.each(['shell', 'whole'] as const)(
    'takes an installed one before the one of Playwright (%s)',
    async (build) => {
      expect(await findChromium(machine({ present: everywhere }), build)).toEqual({
        path: '/usr/bin/chromium',
      })
    },
  )
  it('takes Google Chrome where there is no Chromium', async () => {
    const present = ['/usr/bin/google-chrome', '/cache/playwright/chrome']
    expect(await findChromium(machine({ present }), 'shell')).toEqual({
      path: '/usr/bin/google-chrome',
    })
  })
  it('finds the application on macOS', async () => {
    const application = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'
    expect(
      await findChromium(machine({ platform: 'darwin', present: [application] }), 'shell'),
    ).toEqual({
      path: application,
    })
  })
  it('takes the one of Playwright when nothing else is installed', async () => {
    const present = ['/cache/playwright/chrome']
    expect(await findChromium(machine({ present }), 'shell')).toEqual({
      path: '/cache/playwright/chrome',
    })
  })
  it('installs nothing where a whole one does for the shell', async () => {
    const root = { isRoot: true, hasApt: async () => true, present: everywhere }
    expect(await findChromium(machine(root), 'shell')).toEqual({ path: '/usr/bin/chromium' })
  })
  it('installs the package of the distribution as root only', async () => {
    const debian = { hasApt: async () => true }
    expect(await findChromium(machine({ ...debian, isRoot: true }), 'shell')).toEqual({
      install: 'debian',
    })
    expect(await findChromium(machine(debian), 'shell')).toEqual({ install: 'playwright' })
  })
})

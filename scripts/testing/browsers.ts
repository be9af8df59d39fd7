import { Advice } from '../terminal/advice'

/** Engines in which the browser tests can run besides Chromium, as Playwright calls their devices. */
const devicesByEngine = { firefox: 'Desktop Firefox', webkit: 'Desktop Safari' } as const

export type OtherEngine = keyof typeof devicesByEngine

export const deviceOf = (engine: OtherEngine) => devicesByEngine[engine]

export const projectOf = (engine: OtherEngine) => `site-${engine}`

const isOtherEngine = (name: string): name is OtherEngine => name in devicesByEngine

/**
 * The engines that somebody asked for besides Chromium, by `E2E_BROWSERS`, names with commas between.
 *
 * @throws Advice for a name that is none
 */
export function parseOtherEngines(names: string | undefined): OtherEngine[] {
  const asked = (names ?? '').split(',').map((name) => name.trim().toLowerCase())
  return [...new Set(asked)]
    .filter((name) => name !== '' && name !== 'chromium')
    .map((name) => {
      if (isOtherEngine(name)) return name
      throw new Advice(
        `E2E_BROWSERS names "${name}", which is no engine: chromium, ${Object.keys(devicesByEngine).join(', ')} are.`,
      )
    })
}

import { expect, type Locator } from '@playwright/test'
import { countTones } from '../../support/count-tones'

/** The field of a form for the characters that show a person at the other end. */
export const characters = (sent: Locator): Locator => sent.locator('[name="captcha"]')

/** The numbers of tones, counted as somebody does who cannot see the picture. */
export async function listen(sent: Locator): Promise<string> {
  const address = await sent.locator('audio').getAttribute('src')
  const sound = await sent.page().request.get(address ?? '')
  expect(sound.headers()['cache-control']).toBe('private, no-store')
  return countTones(await sound.body()).join('')
}

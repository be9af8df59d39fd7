import { describe, expect, it } from 'vitest'
import { readDevice } from './device'

const webKit = 'AppleWebKit/537.36 (KHTML, like Gecko)'
const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)'
const android = 'Mozilla/5.0 (Linux; Android 14; SM-S911B)'
const iPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15'

describe('readDevice', () => {
  it.each([
    [`${windows} Gecko/20100101 Firefox/140.0`, 'Firefox', 'Windows'],
    [`${windows} ${webKit} Chrome/140.0.0.0 Safari/537.36`, 'Chrome', 'Windows'],
    [`${windows} ${webKit} Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0`, 'Edge', 'Windows'],
    [`${windows} ${webKit} Chrome/140.0.0.0 Safari/537.36 OPR/120.0.0.0`, 'Opera', 'Windows'],
    [`${android} ${webKit} Chrome/140.0.0.0 Mobile Safari/537.36`, 'Chrome', 'Android'],
    [
      `${android} ${webKit} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`,
      'Samsung Internet',
      'Android',
    ],
    [`${iPhone} (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1`, 'Safari', 'iPhone'],
    [`${iPhone} (KHTML, like Gecko) CriOS/140.0 Mobile/15E148 Safari/604.1`, 'Chrome', 'iPhone'],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15',
      'Safari',
      'Mac',
    ],
    [
      `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${webKit} Chrome/140.0 Safari/537.36`,
      'Chrome',
      'ChromeOS',
    ],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox', 'Linux'],
  ])('names what calls itself "%s"', (agent, browser, system) => {
    expect(readDevice(agent)).toEqual({ browser, system })
  })

  it.each([[null], [''], ['curl/8.5.0'], ['x'.repeat(100_000)], ['<b>Firefox</b>']])(
    'names nothing that it does not know: %.20s',
    (agent) => {
      expect(readDevice(agent)).toEqual({ browser: null, system: null })
    },
  )
})

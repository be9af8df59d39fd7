import { chromium, type Page } from '@playwright/test'
import { describeLoad } from '../bench/load'
import { percentile } from '../bench/measure'
import { loadSettings } from '../settings/load-settings'
import { Advice } from '../terminal/advice'
import { closeAtEnd } from '../terminal/shutdown'
import { chromiumFlags, getChromium } from '../testing/chromium'

/** What somebody types; the last letter is the one that is timed. */
const texts = [
  ...['antw', 'gent', 'bruss', 'leuv', 'meche', 'knokke', 'oostend', 'hass', 'namu', 'ghnet'],
  ...['appart', 'villa', 'huis', 'garage', 'grond', 'kantoor', 'studio', 'penth', 'duplex'],
  ...['2000', '9000', '1000', '2000-0', '1001', 'tuin', 'zee', 'centr', 'nieuw', 'lux', 'mar'],
]
const rounds = 3
const sizes = { '390 px': { width: 390, height: 844 }, '1440 px': { width: 1440, height: 900 } }

/** Milliseconds without a change after which the list has said all it has to say. */
const quietMs = 400

/**
 * Notes, in the page, when a key was last pressed and when what it changed was drawn, which is
 * when the message sent in the frame of the change is heard. Its functions stay without names,
 * because the compiler marks those with a helper that the page does not have.
 */
function watchList(): void {
  const times = { keyAt: 0, drawnAt: 0 }
  Object.assign(window, { times })
  document.addEventListener('keydown', () => void (times.keyAt = performance.now()), true)
  const channel = new MessageChannel()
  channel.port1.onmessage = () => void (times.drawnAt = performance.now())
  const box = document.querySelector('main [data-combobox]')
  if (!box) throw new Error('The home page has no search box')
  // Nothing else: the banner above it changes by itself.
  new MutationObserver(() => requestAnimationFrame(() => channel.port2.postMessage(0))).observe(
    box,
    { childList: true, characterData: true, subtree: true },
  )
}

/** Milliseconds from a key to its list; null where the list stays as it was. */
async function timeLastKey(page: Page, text: string): Promise<number | null> {
  const box = page.getByRole('main').getByRole('combobox')
  await box.fill(text.slice(0, -1))
  await page.waitForTimeout(quietMs)
  await page.keyboard.press(text.slice(-1))
  await page.waitForTimeout(quietMs)
  const { keyAt, drawnAt } = await page.evaluate(
    () => (window as unknown as { times: { keyAt: number; drawnAt: number } }).times,
  )
  return drawnAt > keyAt ? drawnAt - keyAt : null
}

async function measureAt(page: Page, home: string): Promise<number[]> {
  await page.goto(home)
  await page.getByRole('main').getByRole('combobox').focus()
  await page.getByRole('main').getByRole('listbox').waitFor()
  await page.evaluate(watchList)
  const times: number[] = []
  for (const text of Array.from({ length: rounds }, () => texts).flat()) {
    const time = await timeLastKey(page, text)
    if (time !== null) times.push(time)
  }
  return times
}

/**
 * Measures in a browser how long the search box takes from a key to its list, on the site that
 * `npm run up` has started.
 */
export async function run(): Promise<number> {
  const { siteUrl } = await loadSettings()
  const home = new URL('/nl/', siteUrl).href
  const isThere = await fetch(home).then(
    ({ ok }) => ok,
    () => false,
  )
  if (!isThere) throw new Advice(`Nothing answers at ${home}: start the site with "npm run up".`)
  console.log(`Before: ${describeLoad()}.`)
  const executablePath = await getChromium('whole', console.log)
  const browser = await chromium.launch({ executablePath, args: chromiumFlags })
  closeAtEnd(() => browser.close())
  console.log('| width   | keys | p50 ms | p95 ms | longest |')
  for (const [name, viewport] of Object.entries(sizes)) {
    const page = await browser.newPage({ viewport })
    const times = await measureAt(page, home)
    const [p50, p95, longest] = [0.5, 0.95, 1].map((share) => percentile(times, share).toFixed(0))
    console.log(`| ${name.padEnd(7)} | ${times.length} | ${p50} | ${p95} | ${longest} |`)
    await page.close()
  }
  return 0
}

import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { defineConfig, devices } from '@playwright/test'
import { findFreePort } from './scripts/postgres/free-port'
import { answered } from './tests/support/answered-consent'
import { deviceOf, parseOtherEngines, projectOf } from './scripts/testing/browsers'
import { chromiumFlags, getChromium } from './scripts/testing/chromium'

/** A site that already runs, on the bundled agency; without it the tests start their own. */
const running = process.env.BASE_URL

// Workers read this file too; through the environment they get the answers of the first reading.
process.env.E2E_PORT ||= String(await findFreePort())
process.env.E2E_SECOND_PORT ||= String(await findFreePort())
// Letters with a link into an account, which the desk does not show; of a site that runs, its own.
process.env.E2E_OUTBOX_DIR ||= running
  ? path.resolve(process.env.OUTBOX_DIR || '.data/outbox')
  : await mkdtemp(path.join(tmpdir(), 'gevel-outbox-'))
process.env.CHROMIUM_PATH = await getChromium('shell', console.log)

const baseURL = running ?? `http://localhost:${process.env.E2E_PORT}`
const minute = 60_000

/** A second server of the same site, which hears of changes through the database alone. */
const secondUrl = running
  ? process.env.SECOND_URL
  : `http://localhost:${process.env.E2E_SECOND_PORT}`
process.env.E2E_SECOND_URL = secondUrl ?? ''

/** These change what every page shows; they run when nobody else looks. */
const alone = 'e2e/alone/**/*.test.ts'

/** What only Chromium can be told: to draw without a graphics card, to be a telephone, to force colours. */
const chromiumOnly = [
  'e2e/{banner-map,hidden-address,map,panorama,street-map}.test.ts',
  'a11y/{forced-colours,targets}.test.ts',
].map((files) => `**/tests/${files}`)

/** `npm test` runs each project by itself, and keeps what each says. */
const report = process.env.E2E_REPORT ?? '.data/test-reports/browser.json'

/** Browser tests: the production build on a copy of the seeded database. */
export default defineConfig({
  testDir: 'tests',
  globalSetup: './tests/e2e/_kit/log-in-once.ts',
  testMatch: ['e2e/**/*.test.ts', 'a11y/**/*.test.ts'],
  outputDir: '.data/test-reports/browser',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // `npm test` runs what failed once more itself, when all is done and on another copy of the site.
  retries: 0,
  workers: 2,
  timeout: minute,
  // On a busy machine a page whose pictures are still to be made takes longer than the usual 5 s.
  expect: { timeout: minute / 4 },
  projects: [
    { name: 'site', testIgnore: alone },
    ...parseOtherEngines(process.env.E2E_BROWSERS).map((engine) => ({
      name: projectOf(engine),
      testIgnore: [alone, ...chromiumOnly],
      // Playwright's own build of the engine, which `npx playwright install` fetches.
      use: { ...devices[deviceOf(engine)], launchOptions: {} },
    })),
    ...(secondUrl ? [{ name: 'alone', testMatch: alone, dependencies: ['site'], workers: 1 }] : []),
  ],
  reporter: [['dot'], ['json', { outputFile: report }]],
  use: {
    ...devices['Desktop Chrome'],
    baseURL,
    // A visitor who answered the question about cookies; consent.test.ts has one who did not.
    storageState: answered(baseURL),
    locale: 'nl-BE',
    timezoneId: 'Europe/Brussels',
    // Recording every page to keep the few that fail slows the whole run; `--trace on` has it.
    trace: 'off',
    launchOptions: { executablePath: process.env.CHROMIUM_PATH, args: chromiumFlags },
  },
  webServer: running
    ? undefined
    : {
        command: 'node scripts/run.mjs test-site',
        url: `http://localhost:${process.env.E2E_PORT}/api/health/`,
        gracefulShutdown: { signal: 'SIGTERM', timeout: minute },
        // Covers the seed and the build when the tests are started without `npm test`.
        timeout: 15 * minute,
        stdout: 'pipe',
      },
})

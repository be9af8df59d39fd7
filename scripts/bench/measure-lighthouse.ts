import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { z } from 'zod'
import { listPageKinds } from '../../tests/e2e/_kit/weighed-pages'
import { inRoot } from '../paths'
import { chromiumFlags, getChromium } from '../testing/chromium'
import { serveEmptyPage } from './empty-page'
import { percentile } from './measure'

const run = promisify(execFile)
const rounds = 3
const failuresMax = 2

const score = z.object({ score: z.number() }).transform((one) => Math.round(one.score * 100))
const figure = z.object({ numericValue: z.number() }).transform((one) => one.numericValue)

const reportSchema = z.object({
  categories: z.object({
    performance: score,
    accessibility: score,
    'best-practices': score,
    seo: score,
  }),
  audits: z.object({
    'largest-contentful-paint': figure,
    'total-blocking-time': figure,
    'cumulative-layout-shift': figure,
  }),
})

type Report = z.infer<typeof reportSchema>

async function examineOnce(address: string, chromium: string): Promise<Report> {
  const { stdout } = await run(
    process.execPath,
    [
      inRoot('node_modules', 'lighthouse', 'cli', 'index.js'),
      address,
      ...['--quiet', '--output=json', '--no-enable-error-reporting'],
      `--chrome-flags=${['--headless', ...chromiumFlags].join(' ')}`,
    ],
    { env: { ...process.env, CHROME_PATH: chromium }, maxBuffer: 64 * 1024 * 1024 },
  )
  return reportSchema.parse(JSON.parse(stdout))
}

/** A browser now and then hands Lighthouse no trace, which then asks to be run again: said, and done. */
async function examine(address: string, chromium: string): Promise<Report> {
  for (let failures = 0; ; failures += 1) {
    try {
      return await examineOnce(address, chromium)
    } catch (err) {
      if (failures === failuresMax) throw err
      const reason = err instanceof Error && 'stderr' in err ? String(err.stderr).trim() : err
      console.log(`Lighthouse failed on ${address} and is run again:`, reason)
    }
  }
}

async function measureOne(name: string, address: string, chromium: string): Promise<void> {
  const reports: Report[] = []
  // The first one finds pictures that are still to be made.
  await examine(address, chromium)
  while (reports.length < rounds) reports.push(await examine(address, chromium))
  const middle = (read: (report: Report) => number) => percentile(reports.map(read), 0.5)
  const scores = [
    middle(({ categories }) => categories.performance),
    middle(({ categories }) => categories.accessibility),
    middle(({ categories }) => categories['best-practices']),
    middle(({ categories }) => categories.seo),
  ]
  const paintS = middle(({ audits }) => audits['largest-contentful-paint']) / 1000
  const blockedMs = middle(({ audits }) => audits['total-blocking-time'])
  const shift = middle(({ audits }) => audits['cumulative-layout-shift'])
  const times = [`${paintS.toFixed(2)} s`, `${blockedMs.toFixed(0)} ms`, shift.toFixed(3)]
  console.log(`| ${[name, scores.join(' '), ...times].join(' | ')} |`)
}

/**
 * Lighthouse on a telephone that it simulates: of each figure the middle one of three rounds. Times
 * follow the speed of the machine, so an empty page of the same framework stands beside ours.
 */
export async function measureLighthouse(origin: string): Promise<void> {
  const chromium = await getChromium('whole', console.log)
  const empty = await serveEmptyPage()
  console.log('| page | performance, accessibility, practices, SEO | LCP | TBT | CLS |')
  await measureOne('an empty page', `${empty.origin}/`, chromium)
  await empty.stop()
  for (const { name, path } of await listPageKinds(origin)) {
    await measureOne(name, origin + path, chromium)
  }
}

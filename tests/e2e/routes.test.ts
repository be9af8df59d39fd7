import { expect } from '@playwright/test'
import { test } from './_kit/test'
import { ask, toTarget } from './_kit/ask'
import { askAll } from './_kit/ask-all'
import { readPage } from './_kit/read-page'
import { listedPageRows } from './routes/page-rows'
import {
  absentDetailRows,
  closedRows,
  detailRedirectRows,
  detailRows,
  otherPathRows,
} from './routes/property-rows'
import { languageRows, originalRows, slashRows, spellingRows } from './routes/redirect-rows'
import {
  junkRows,
  missingPageRows,
  previewRows,
  queryRows,
  strangerPaths,
} from './routes/refusal-rows'
import { missingTitles, type RouteRow } from './routes/route-row'
import { hiddenRows, unlistedPageRows } from './routes/unlisted-rows'

const table: Readonly<Record<string, readonly RouteRow[]>> = {
  'pages that search engines may list': listedPageRows,
  'pages that search engines may not list': unlistedPageRows,
  'content without an address': hiddenRows,
  'homes, projects and units': detailRows,
  'further addresses of a home': otherPathRows,
  'old addresses of a home': detailRedirectRows,
  'homes that are not there': absentDetailRows,
  'sold homes': closedRows,
  'original addresses': originalRows,
  'other spellings': spellingRows,
  'the slash at the end': slashRows,
  'the language of a visitor': languageRows,
  'pages that do not exist': missingPageRows,
  junk: junkRows,
  preview: previewRows,
  'queries of lists': queryRows,
}

const leastRows = 150

function nameRow({ path, about, headers = {}, status, location }: RouteRow): string {
  const asked = [path.slice(0, 120), ...Object.values(headers)].join(' with ')
  const answer = location === undefined ? String(status) : `${status} to ${location}`
  return `${asked}${about === undefined ? '' : ` (${about})`} answers ${answer}`
}

const keys = ['status', 'location', 'lang', 'h1', 'canonical', 'isIndexable'] as const

/** What of an answer the row speaks about, in the row's own form. */
function pick(row: RouteRow, seen: Readonly<Record<string, unknown>>) {
  return Object.fromEntries(
    keys.filter((key) => row[key] !== undefined).map((key) => [key, seen[key]]),
  )
}

test('the table has its rows, each once', () => {
  const names = Object.values(table).flat().map(nameRow)
  expect(names.length).toBeGreaterThanOrEqual(leastRows)
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
})

/** A line about a row that is not answered as it should be; none where it is. */
async function findFault(origin: string, row: RouteRow): Promise<string[]> {
  const answer = await ask(origin, { path: row.path, headers: row.headers })
  const page = readPage(answer.body)
  const seen = pick(row, {
    status: answer.status,
    location: toTarget(answer, origin) ?? undefined,
    lang: page.lang,
    h1: page.h1,
    canonical: page.canonical,
    isIndexable: !page.robots?.includes('noindex'),
  })
  const [got, wanted] = [seen, pick(row, row)].map((facts) => JSON.stringify(facts))
  return got === wanted ? [] : [`${nameRow(row)}: got ${got}, wanted ${wanted}`]
}

for (const [group, rows] of Object.entries(table)) {
  test(`each row is answered as the table says: ${group}`, async ({ origin }) => {
    // Some groups have a hundred pages, each of which may be drawn for the first time.
    test.slow()
    const faults = await askAll(rows, (row) => findFault(origin, row))
    expect(faults.flat()).toEqual([])
  })
}

test('no address sends anybody to a stranger', async ({ origin }) => {
  const { host } = new URL(origin)
  const faults = await askAll(strangerPaths, async (path) => {
    const { status, headers } = await ask(origin, { path })
    const target = new URL(headers.location ?? '/', origin)
    return target.host === host && status < 500 ? [] : [`${path}: ${status} to ${target.href}`]
  })
  expect(faults.flat()).toEqual([])
})

test('a script that leads to where nothing is gets the page that the server sends, and no loop', async ({
  page,
}) => {
  await page.goto('/nl/')
  await page.waitForFunction(() => Reflect.has(window, 'next'))
  const loads: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads.push(new URL(request.url()).pathname)
  })
  const lead = (path: string) =>
    page.evaluate((to) => {
      const { next } = window as unknown as { next: { router: { push: (path: string) => void } } }
      next.router.push(to)
    }, path)
  await lead('/nl/bestaat-niet/')
  await expect(page.getByRole('heading', { level: 1, name: missingTitles.other.nl })).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeVisible()
  expect(loads).toEqual(['/nl/bestaat-niet/'])
  await page.goBack()
  await expect(page).toHaveURL('/nl/')
})

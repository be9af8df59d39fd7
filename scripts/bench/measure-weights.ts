import { chromium } from '@playwright/test'
import { emptyPageScripts, htmlBytesMax, listPageKinds } from '../../tests/e2e/_kit/weighed-pages'
import { weighPage } from '../../tests/e2e/_kit/weigh-page'
import { chromiumFlags, getChromium } from '../testing/chromium'
import { weighEmptyPage } from './empty-page'

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1)

/** What a visitor of each kind of page loads first, beside an empty page of the same framework. */
export async function measureWeights(origin: string): Promise<void> {
  const inProvider = await weighEmptyPage({ provider: true })
  const empty = await weighEmptyPage({ provider: false })
  console.log(
    `Scripts of an empty page: ${kilobytes(empty)} kB, all packed with gzip; ${kilobytes(inProvider)} kB in the provider of next-intl.`,
  )
  if (Math.abs(inProvider - emptyPageScripts) > 1_000) {
    console.log(`The budgets take it for ${kilobytes(emptyPageScripts)} kB: mend weighed-pages.ts.`)
  }
  const executablePath = await getChromium('whole', console.log)
  const browser = await chromium.launch({ executablePath, args: chromiumFlags })
  console.log(
    '| page | scripts | over an empty page | over one with texts (most) | when seen | page (most) | requests | outside |',
  )
  for (const { name, path, addedScriptsMax } of await listPageKinds(origin)) {
    const { scripts, later, html, requests, outside } = await weighPage(browser, origin + path)
    const added = kilobytes(scripts - empty)
    const page = `${kilobytes(html)} (${kilobytes(htmlBytesMax)})`
    const overProvider = `${kilobytes(scripts - inProvider)} (${kilobytes(addedScriptsMax)})`
    const seen = kilobytes(later)
    const figures = [kilobytes(scripts), added, overProvider, seen, page, requests, outside.length]
    console.log(`| ${[name, ...figures].join(' | ')} |`)
  }
  await browser.close()
}

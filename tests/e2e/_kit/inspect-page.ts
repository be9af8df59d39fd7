import type { Page } from '@playwright/test'
import type { Locale } from '../../../src/domain/kernel/locales'
import { findViolations } from './axe'
import { watchPage } from './watch-page'

type Visit = {
  locale: Locale
  width: number
  /** Pictures are the same in every language, and take long to look at. */
  checksLook: boolean
  /** As are colours, which are the same at every width on pages of the same making. */
  checksColours: boolean
  /** False where pages of the same making are looked at in another language. */
  checksUse: boolean
}

/** Endings of web addresses, which look like the key of a text and are none. */
const topDomains = /\.(be|com|eu|es|lu|nl|fr|de|org|net|brussels|vlaanderen)$/

/** A text whose key shows instead of its words, such as `properties.list.count`. */
function findKeys(text: string): string[] {
  const words = text.split(/[\s()“”«»,:;]+/)
  return words.filter(
    (word) => /^[a-z][A-Za-z]*(\.[a-z][A-Za-z]*)+$/.test(word) && !topDomains.test(word),
  )
}

/** Waits for every picture, also for those that load when they come near. */
async function findBrokenPictures(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const pictures = [...document.images]
    for (const picture of pictures) picture.loading = 'eager'
    await Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined)))
    return pictures
      .filter(({ naturalWidth }) => naturalWidth === 0)
      .map(({ currentSrc, src }) => `picture does not load: ${currentSrc || src}`)
  })
}

async function readDocument(page: Page) {
  return page.evaluate(() => ({
    lang: document.documentElement.lang,
    titles: [...document.querySelectorAll('h1')].map((title) => title.innerText.trim()),
    text: document.body.innerText,
    overflowPx: document.documentElement.scrollWidth - document.documentElement.clientWidth,
  }))
}

/**
 * Opens each page and tells what is wrong with it: status, title, language, complaints of the
 * browser, keys instead of words, sideways scrolling, pictures and accessibility.
 */
export async function inspectPages(
  page: Page,
  paths: readonly string[],
  { locale, width, checksLook, checksColours, checksUse }: Visit,
): Promise<string[]> {
  const watch = watchPage(page)
  const problems: string[] = []
  await page.setViewportSize({ width, height: 900 })
  for (const path of paths) {
    const response = await page.goto(path)
    const seen = await readDocument(page)
    const found = [
      ...(response?.status() === 200 ? [] : [`status ${response?.status()}`]),
      ...(seen.titles.length === 1 && seen.titles[0] !== ''
        ? []
        : [`h1: ${seen.titles.join(' | ')}`]),
      ...(seen.lang === locale ? [] : [`language ${seen.lang}`]),
      ...findKeys(seen.text).map((key) => `key instead of words: ${key}`),
      ...(seen.overflowPx > 0 ? [`scrolls sideways by ${seen.overflowPx} px`] : []),
      ...(checksLook ? await findBrokenPictures(page) : []),
      ...(checksUse ? await findViolations(page, 'html', checksColours) : []),
      ...watch.take(),
    ]
    problems.push(...found.map((problem) => `${path} at ${width}: ${problem}`))
  }
  return problems
}

import type { Page } from '@playwright/test'
import type { Locale } from '../../../src/domain/kernel/locales'
import { findViolations } from './axe'
import { findOverflow } from './find-overflow'
import { resize } from './resize'
import { watchPage } from './watch-page'

/** At least one. */
export type Widths = readonly [number, ...number[]]

type Visit = {
  locale: Locale
  /** The page comes at the first; for the others its window is made wider or narrower. */
  widths: Widths
  /** At which widths pictures are looked at, which are the same in every language and take long. */
  picturesAt: readonly number[]
  /** At which widths everybody can use it; none where pages of the same making are looked at in another language. */
  useAt: readonly number[]
  /** At which of these colours are looked at too, which are the same at every one on pages of the same making. */
  coloursAt: readonly number[]
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
  }))
}

/** Opens a page and tells what is wrong with it whatever its width. */
async function findFaults(page: Page, path: string, locale: Locale): Promise<string[]> {
  const response = await page.goto(path)
  const { lang, text, titles } = await readDocument(page)
  return [
    ...(response?.status() === 200 ? [] : [`status ${response?.status()}`]),
    ...(titles.length === 1 && titles[0] !== '' ? [] : [`h1: ${titles.join(' | ')}`]),
    ...(lang === locale ? [] : [`language ${lang}`]),
    ...findKeys(text).map((key) => `key instead of words: ${key}`),
  ]
}

/**
 * Opens each page and tells what is wrong with it: status, title, language, complaints of the
 * browser, keys instead of words; and at each width sideways scrolling, pictures and accessibility.
 */
export async function inspectPages(
  page: Page,
  paths: readonly string[],
  { locale, widths, picturesAt, useAt, coloursAt }: Visit,
): Promise<string[]> {
  const watch = watchPage(page)
  const problems: string[] = []
  const height = 900
  const [first] = widths
  for (const path of paths) {
    await page.setViewportSize({ width: first, height })
    problems.push(...(await findFaults(page, path, locale)).map((fault) => `${path}: ${fault}`))
    for (const width of widths) {
      if (width !== first) await resize(page, { width, height })
      const found = [
        ...(await findOverflow(page)),
        ...(picturesAt.includes(width) ? await findBrokenPictures(page) : []),
        ...(useAt.includes(width)
          ? await findViolations(page, 'html', coloursAt.includes(width))
          : []),
        ...watch.take(),
      ]
      problems.push(...found.map((problem) => `${path} at ${width}: ${problem}`))
    }
  }
  return problems
}

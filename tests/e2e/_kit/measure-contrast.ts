import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { contrastRatio } from '../../../src/domain/brand/contrast'

type Words = { text: string; x: number; y: number; width: number; height: number; needed: number }

/** Contrast with white that WCAG 1.4.3 asks for, and for words from 24 px or from 18.66 px in bold. */
const needed = { usual: 4.5, large: 3 } as const

/** Where white words stand within a part of the page, on the screen as it is now. */
function listWhiteWords(page: Page, within: string): Promise<Words[]> {
  return page.evaluate(
    ([selector, { usual, large }]) => {
      const found: Words[] = []
      for (const part of document.querySelectorAll(selector)) {
        const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT)
        for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
          const element = text.parentElement
          if (element === null || !element.checkVisibility({ visibilityProperty: true })) continue
          const { color, fontSize, fontWeight } = getComputedStyle(element)
          const range = document.createRange()
          range.selectNodeContents(text)
          const { x, y, width, height } = range.getBoundingClientRect()
          const isOnScreen = width > 4 && height > 4 && y >= 0 && y + height <= innerHeight
          if (!isOnScreen || color !== 'rgb(255, 255, 255)') continue
          const px = Number.parseFloat(fontSize)
          const isLarge = px >= 24 || (px >= 18.66 && Number(fontWeight) >= 700)
          const words = (text.textContent ?? '').trim()
          found.push({ text: words, x, y, width, height, needed: isLarge ? large : usual })
        }
      }
      return found
    },
    [within, needed] as const,
  )
}

/**
 * White words that do not stand out from what lies behind them, pixel by pixel, which a program that
 * reads style sheets cannot tell on a picture. Each as its words and the least contrast.
 *
 * @param within selector of the parts whose words are looked at
 * @returns how many words were looked at, and those that fail
 */
export async function findPaleWords(
  page: Page,
  within: string,
): Promise<{ count: number; faults: string[] }> {
  const words = await listWhiteWords(page, within)
  await page.addStyleTag({
    content: ':is(h1, p, a, span, summary, button) { color: transparent !important }',
  })
  const png = sharp(await page.screenshot({ animations: 'disabled' })).removeAlpha()
  const { data, info } = await png.raw().toBuffer({ resolveWithObject: true })
  const contrastAt = (x: number, y: number) => {
    const at = (y * info.width + x) * info.channels
    return contrastRatio('#ffffff', `#${data.subarray(at, at + 3).toString('hex')}`)
  }
  const findLeast = ({ x, y, width, height }: Words) => {
    let least = Infinity
    const [right, bottom] = [Math.min(info.width, x + width), Math.min(info.height, y + height)]
    for (let row = Math.floor(y); row < bottom; row += 1) {
      for (let column = Math.max(0, Math.floor(x)); column < right; column += 1) {
        least = Math.min(least, contrastAt(column, row))
      }
    }
    return least
  }
  const faults = words
    .map((each) => ({ ...each, least: findLeast(each) }))
    .filter(({ least, needed: wanted }) => least < wanted)
    .map(({ text, least, needed: wanted }) => `"${text}": ${least.toFixed(2)} of ${wanted}`)
  return { count: words.length, faults }
}

import type { Page } from '@playwright/test'

/** What WCAG 1.4.12 lets a visitor set; nothing may get lost by it. */
export const widerText = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-block-end: 2em !important; }
`

/**
 * Words that stand outside of the screen or of the box that cuts them off, one line each, and whether
 * the page has to be moved sideways. What a strip scrolls to is not lost, nor is what screen readers alone are told.
 */
export async function findCutText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const slackPx = 2
    const isSeen = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      element.closest('svg, [aria-hidden="true"], [inert]') === null
    type Cutter = { box: DOMRect; scrolls: boolean }
    const page = new DOMRect(0, 0, document.documentElement.clientWidth, Infinity)
    const measure = (element: Element): Cutter => {
      const { overflowX, overflowY } = getComputedStyle(element)
      const kinds = [overflowX, overflowY]
      const scrolls = kinds.some((kind) => kind === 'auto' || kind === 'scroll')
      const isRoot = element === document.body || element === document.documentElement
      const cuts = !isRoot && kinds.some((kind) => kind === 'hidden' || kind === 'clip')
      if (scrolls || cuts) return { box: element.getBoundingClientRect(), scrolls }
      return findCutter(element.parentElement)
    }
    // Most texts have their ancestors in common: each of them is measured once.
    const known = new Map<Element, Cutter>()
    /** The nearest box that hides what overflows it, sideways or below. */
    const findCutter = (element: Element | null): Cutter => {
      if (element === null) return { box: page, scrolls: false }
      const cutter = known.get(element) ?? measure(element)
      known.set(element, cutter)
      return cutter
    }
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const lost: string[] = []
    const root = document.documentElement
    if (root.scrollWidth > root.clientWidth)
      lost.push(`scrolls sideways by ${root.scrollWidth - root.clientWidth} px`)
    while (texts.nextNode()) {
      const { currentNode: node } = texts
      const element = node.parentElement
      const words = node.textContent?.trim() ?? ''
      if (element === null || words === '' || !isSeen(element)) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      const box = range.getBoundingClientRect()
      const { box: frame, scrolls } = findCutter(element)
      // Made for screen readers: one pixel, cut off on purpose.
      if (scrolls || frame.width <= 1 || box.width === 0) continue
      const isOut =
        box.right > frame.right + slackPx ||
        box.left < frame.left - slackPx ||
        (Number.isFinite(frame.bottom) && box.bottom > frame.bottom + 2 * slackPx)
      if (isOut) lost.push(`cut off: “${words.slice(0, 60)}” in ${element.className}`)
    }
    return lost
  })
}

import type { Page } from '@playwright/test'

/** What a finger needs by the design of this site, in CSS pixels; WCAG 2.5.8 asks for 24. */
export const touchPx = 44
export const leastPx = 24

/**
 * Controls that a finger may miss, one line each. Measured is where a press counts, which may be more
 * than what is drawn. Links in running text are as high as their line; those on a drawn map stand
 * in the list beside it as well (WCAG 2.5.8, inline and equivalent).
 */
export async function findSmallTargets(page: Page, leastHeightPx: number): Promise<string[]> {
  return page.evaluate((least) => {
    const slackPx = 1
    const controls = 'a[href], button, input:not([type="hidden"]), select, textarea, summary'
    const isShown = (element: Element) => {
      const { width, height } = element.getBoundingClientRect()
      const style = { visibilityProperty: true, opacityProperty: true }
      return element.checkVisibility(style) && width > 1 && height > 1
    }
    const isInText = (element: Element) => {
      if (getComputedStyle(element).display !== 'inline') return false
      const around = element.parentElement?.textContent?.trim() ?? ''
      return around !== element.textContent?.trim()
    }
    /** A link in a line of words cannot be higher than the way to the next line. */
    const need = (element: Element) =>
      getComputedStyle(element).display === 'inline' ? Math.min(least, 24) : least
    /** How far a press above and below the middle still counts, where what is drawn is too low. */
    const measure = (element: Element) => {
      const owner = element.closest('label') ?? element
      const drawn = owner.getBoundingClientRect()
      if (drawn.height >= need(element)) return { width: drawn.width, height: drawn.height }
      element.scrollIntoView({ block: 'center', behavior: 'instant' })
      const { left, top, width, height } = owner.getBoundingClientRect()
      const [x, y] = [left + width / 2, top + height / 2]
      const counts = (at: number) => {
        const found = document.elementFromPoint(x, at)
        return found !== null && (owner.contains(found) || element.contains(found))
      }
      let [above, below] = [0, 0]
      while (above < least && counts(y - above - 1)) above += 1
      while (below < least && counts(y + below + 1)) below += 1
      return { width, height: Math.max(height, above + below) }
    }
    return [...document.querySelectorAll(controls)]
      .filter(
        (element) => isShown(element) && !isInText(element) && element.closest('svg') === null,
      )
      .map((element) => ({ element, ...measure(element) }))
      .filter(
        ({ element, width, height }) => height < need(element) - slackPx || width < 24 - slackPx,
      )
      .map(({ element, width, height }) => {
        const name = (element.ariaLabel ?? element.textContent ?? '').trim().slice(0, 40)
        return `${element.tagName} ${name}: ${Math.round(width)} × ${Math.round(height)}`
      })
  }, leastHeightPx)
}

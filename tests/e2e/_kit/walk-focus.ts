import type { Page } from '@playwright/test'

/** Stops of the keyboard after which a page is surely at its end. */
const stopsMax = 250

type Stop = { name: string; isCovered: boolean; isMarked: boolean }

/** What had the focus already, by the elements: their places change while a page comes to life. */
const beginWalk = (page: Page) => page.evaluateHandle(() => new Set<Element>())

type Walked = Awaited<ReturnType<typeof beginWalk>>

/** Takes down what has the focus; null once it left the page, or is where it was already. */
function takeStop(page: Page, walked: Walked): Promise<Stop | null> {
  return page.evaluate((seen) => {
    const focused = document.activeElement
    if (!(focused instanceof HTMLElement || focused instanceof SVGElement)) return null
    if (focused === document.body || seen.has(focused)) return null
    seen.add(focused)
    const box = focused.getBoundingClientRect()
    // Of a card that is higher than the screen, the part that stands on it.
    const left = Math.max(box.left, 0)
    const top = Math.max(box.top, 0)
    const width = Math.min(box.right, innerWidth) - left
    const height = Math.min(box.bottom, innerHeight) - top
    const parts = [0.02, 0.1, 0.3, 0.5, 0.7, 0.9, 0.98]
    const spots = parts.flatMap((x) => parts.map((y) => [left + width * x, top + height * y]))
    const isOnScreen = width > 0 && height > 0
    // A box that is drawn over its input, as that of a checkbox, is the same control.
    const row = focused.closest('label')
    const isSeenAt = ([x = 0, y = 0]: number[]) => {
      const found = document.elementFromPoint(x, y)
      return found !== null && (focused.contains(found) || Boolean(row?.contains(found)))
    }
    const marked = [focused, ...(row ? [row] : [])]
    return {
      name: `${focused.tagName} ${(focused.ariaLabel ?? focused.textContent ?? '').trim().slice(0, 50)}`,
      isCovered: !isOnScreen || !spots.some(isSeenAt),
      isMarked: marked.some((element) => getComputedStyle(element).outlineStyle !== 'none'),
    }
  }, walked)
}

/**
 * Goes through a page by the tabulator, as WCAG 2.4.7 and 2.4.11 want it: wherever the focus comes
 * to, it is seen, and no bar that sticks to the screen lies over all of it.
 *
 * @param key `Shift+Tab` begins at the end of the page
 */
export async function walkFocus(
  page: Page,
  key: 'Tab' | 'Shift+Tab' = 'Tab',
): Promise<{ stops: number; faults: string[] }> {
  const walked = await beginWalk(page)
  const faults: string[] = []
  let stops = 0
  for (; stops < stopsMax; stops += 1) {
    await page.keyboard.press(key)
    const stop = await takeStop(page, walked)
    if (stop === null) break
    if (stop.isCovered) faults.push(`covered: ${stop.name}`)
    if (!stop.isMarked) faults.push(`not seen to have the focus: ${stop.name}`)
  }
  await walked.dispose()
  return { stops, faults }
}

import { expect } from '@playwright/test'
import { locales } from '../../src/domain/kernel/locales'
import { findViolations } from '../e2e/_kit/axe'
import { findCutText, widerText } from '../e2e/_kit/find-cut-text'
import { findOverflowBetween } from '../e2e/_kit/find-overflow'
import { findSkeletonFaults } from '../e2e/_kit/find-skeleton-faults'
import { pageKinds } from '../e2e/_kit/page-kinds'
import { resize } from '../e2e/_kit/resize'
import { test } from '../e2e/_kit/test'

/** A screen of 1280 by 1024 at 400 %, and a tablet held upright; pages.test.ts has two more. */
const zoomed = { width: 320, height: 256 }
const tablet = { width: 768, height: 1024 }

const minute = 60_000

for (const locale of locales) {
  test(`pages in ${locale} can be read at 400 %, with wider text, on a tablet, and at any width`, async ({
    page,
  }) => {
    test.setTimeout(4 * minute)
    const kinds = pageKinds.filter((kind) => kind.locale === locale)
    expect(kinds.length).toBeGreaterThan(0)
    for (const { kind, path, status = 200, checksColours = false } of kinds) {
      await page.setViewportSize(zoomed)
      const response = await page.goto(path)
      expect.soft(response?.status(), kind).toBe(status)
      const small = [
        ...(await findSkeletonFaults(page, locale)),
        ...(await findViolations(page, 'html', false)),
        ...(await findCutText(page)),
      ]
      const style = await page.addStyleTag({ content: widerText })
      const wider = await findCutText(page)
      // The same page on a wider screen, as where the tablet is turned or the text made small again.
      await style.evaluate((element) => element.parentNode?.removeChild(element))
      await resize(page, tablet)
      const upright = [
        ...(await findViolations(page, 'html', checksColours)),
        ...(await findCutText(page)),
      ]
      const between = await findOverflowBetween(page)
      const nothing = { small: [], wider: [], upright: [], between: [] }
      expect.soft({ small, wider, upright, between }, kind).toEqual(nothing)
    }
  })
}

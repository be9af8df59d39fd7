import { expect } from '@playwright/test'
import { findViolations } from '../e2e/_kit/axe'
import { findCutText, widerText } from '../e2e/_kit/find-cut-text'
import { findSkeletonFaults } from '../e2e/_kit/find-skeleton-faults'
import { pageKinds } from '../e2e/_kit/page-kinds'
import { resize } from '../e2e/_kit/resize'
import { test } from '../e2e/_kit/test'

/** A screen of 1280 by 1024 at 400 %, and a tablet held upright; pages.test.ts has two more. */
const zoomed = { width: 320, height: 256 }
const tablet = { width: 768, height: 1024 }

for (const { kind, locale, path, status = 200, checksColours = false } of pageKinds) {
  test(`${kind} in ${locale} can be read at 400 %, with wider text, and on a tablet`, async ({
    page,
  }) => {
    await page.setViewportSize(zoomed)
    const response = await page.goto(path)
    expect(response?.status()).toBe(status)
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
    expect({ small, wider, upright }).toEqual({ small: [], wider: [], upright: [] })
  })
}

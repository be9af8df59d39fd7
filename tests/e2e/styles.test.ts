import { expect } from '@playwright/test'
import { findStyleTies } from './_kit/find-style-ties'
import { listPageKinds } from './_kit/weighed-pages'
import { test } from './_kit/test'

/** Below, between and above the widths at which pages are laid out anew. */
const widths = [390, 900, 1400]

/** Pages with parts that none of the kinds shows: fields for files, an accordion, saved homes, no page. */
const others = ['/nl/werken-bij-ons/', '/nl/spanje/', '/nl/favorieten/', '/nl/login/', '/nl/nix/']

test('no element looks as it does only because one style sheet came after another', async ({
  page,
  origin,
}) => {
  test.slow()
  const kinds = await listPageKinds(origin)
  for (const path of [...kinds.map((kind) => kind.path), ...others]) {
    await page.goto(path)
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      expect.soft(await page.evaluate(findStyleTies), `${path} at ${width}`).toEqual([])
    }
  }
})

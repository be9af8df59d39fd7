import { expect } from '@playwright/test'
import { emptyPageScripts, htmlBytesMax, listPageKinds } from './_kit/weighed-pages'
import { test } from './_kit/test'
import { weighPage } from './_kit/weigh-page'

test('no kind of page sends more than its budget, nor asks another server', async ({
  browser,
  origin,
}) => {
  for (const { name, path, addedScriptsMax } of await listPageKinds(origin)) {
    const weight = await weighPage(browser, `${origin}${path}`)
    // A page without any script would mean that nothing was weighed.
    expect.soft(weight.scripts, `scripts of ${name}`).toBeGreaterThan(emptyPageScripts / 2)
    expect
      .soft(weight.scripts - emptyPageScripts, `scripts that ${name} adds`)
      .toBeLessThanOrEqual(addedScriptsMax)
    expect.soft(weight.html, `text of ${name}`).toBeLessThanOrEqual(htmlBytesMax)
    expect.soft(weight.outside, `servers that ${name} asks`).toEqual([])
  }
})

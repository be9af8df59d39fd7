import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import axe from 'axe-core'

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** Takes most of the time of a look at a page, and says the same in every language. */
const colourRules = ['color-contrast']

/** What is run in place of the source, of half a megabyte, where a page has it already. */
const nothing = 'undefined'

/** Loads the rules into a page that has no frames, once; the builder would do so twice for every look. */
async function loadOnce(page: Page): Promise<void> {
  const isLoaded = await page.evaluate(() => 'axe' in window)
  if (!isLoaded) await page.evaluate(axe.source)
}

/** Waits until what moves or changes its colour has come to rest: half-way a colour is no colour. */
async function untilAtRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await new Promise((painted) => requestAnimationFrame(painted))
    const changes = document
      .getAnimations()
      .filter(
        (one) => one.playState === 'running' && one.effect?.getTiming().iterations !== Infinity,
      )
    // Slides that pass for most of a minute are put where they end.
    const isLong = (one: Animation) => Number(one.effect?.getComputedTiming().endTime) > 5_000
    for (const one of changes.filter(isLong)) one.finish()
    // One that is broken off by the next is at rest as well.
    await Promise.allSettled(changes.map((one) => one.finished))
  })
}

/**
 * What breaks WCAG 2.2 at level A or AA, one line per rule and place.
 *
 * @param within selector of the part of the page that is looked at; all of it without
 * @param colours false where the same page was measured in another language, or at another width
 */
export async function findViolations(
  page: Page,
  within = 'html',
  colours = true,
): Promise<string[]> {
  await untilAtRest(page)
  // Results of frames are put together in a page opened for it, which takes twice as long.
  const isAlone = page.frames().length === 1
  if (isAlone) await loadOnce(page)
  const builder = new AxeBuilder({ page, ...(isAlone && { axeSource: nothing }) })
  const left = colours ? [] : colourRules
  const { violations } = await builder
    .include(within)
    .setLegacyMode(isAlone)
    .options({
      runOnly: { type: 'tag', values: rules },
      rules: Object.fromEntries(left.map((rule) => [rule, { enabled: false }])),
      resultTypes: ['violations'],
    })
    .analyze()
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, html }) => `${id}: ${help} at ${target.join(' ')} ${html.slice(0, 160)}`),
  )
}

import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** Takes most of the time of a look at a page, and says the same in every language. */
const colourRules = ['color-contrast']

/**
 * What breaks WCAG 2.2 at level A or AA, one line per rule and place.
 *
 * @param within selector of the part of the page that is looked at; all of it without
 * @param colours false where the same page was measured in another language
 */
export async function findViolations(
  page: Page,
  within = 'html',
  colours = true,
): Promise<string[]> {
  const builder = new AxeBuilder({ page }).include(within).withTags(rules)
  const { violations } = await builder.disableRules(colours ? [] : colourRules).analyze()
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, html }) => `${id}: ${help} at ${target.join(' ')} ${html.slice(0, 160)}`),
  )
}

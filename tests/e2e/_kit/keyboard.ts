import { expect, type Locator } from '@playwright/test'

/** Steps in which everything on a page of the portal has been passed. */
const stepsMax = 80

const isFocused = (element: Element) => element === document.activeElement

/** Whether it can be seen where one is: a line around it, or a shadow in place of one. */
const isMarked = (element: Element) => {
  const { outlineStyle, boxShadow } = getComputedStyle(element)
  return outlineStyle !== 'none' || boxShadow !== 'none'
}

/** Goes on with the tabulator until something has the focus, which has to be seen then. */
export async function tabTo(target: Locator): Promise<void> {
  await expect(target).toBeVisible()
  for (let step = 0; step < stepsMax; step += 1) {
    if (await target.evaluate(isFocused)) break
    await target.page().keyboard.press('Tab')
  }
  await expect(target).toBeFocused()
  expect(await target.evaluate(isMarked)).toBe(true)
}

import { expect, type Locator, type Page } from '@playwright/test'
import { test } from '../e2e/_kit/test'

// Fills, shadows and our own colours are not drawn there; what they said has to be seen all the same.
test.use({ contextOptions: { forcedColors: 'active' } })

const colourOf = (locator: Locator, part?: string) =>
  locator.evaluate(
    (element, pseudo) => getComputedStyle(element, pseudo).backgroundColor,
    part ?? null,
  )

/** What the styleguide shows of one component. */
async function openExamples(page: Page, component: string): Promise<Locator> {
  await page.goto('/styleguide/nl/ui/')
  return page.locator(`[data-example^="ui/${component}:"]`)
}

const edgeOf = (locator: Locator) =>
  locator.evaluate((element) => {
    const { borderTopStyle, borderTopWidth } = getComputedStyle(element)
    return `${borderTopStyle} ${borderTopWidth}`
  })

test('the page that is open and the view that is shown stand out among the others', async ({
  page,
}) => {
  await page.goto('/nl/te-koop/?page=2')
  const pages = page.getByRole('main').getByRole('navigation').filter({ hasText: 'Volgende' })
  const current = pages.locator('[aria-current="page"]')
  const other = pages.getByRole('link', { name: 'Pagina 3', exact: true })
  expect(await colourOf(current)).not.toBe(await colourOf(other))
  const list = page.getByRole('link', { name: 'Lijst', exact: true })
  const map = page.getByRole('link', { name: 'Kaart', exact: true })
  await expect(list).toHaveAttribute('aria-current', /.+/)
  expect(await colourOf(list)).not.toBe(await colourOf(map))
})

test('the header over a picture lies on a ground of its own', async ({ page }) => {
  await page.goto('/nl/')
  const header = page.getByRole('banner')
  await expect(header).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
})

test('plates have an edge, and so have chips', async ({ page }) => {
  const plate = (await openExamples(page, 'plate')).locator('[class*="plate"]').first()
  expect(await edgeOf(plate)).toMatch(/^solid 1px/)
  const chip = (await openExamples(page, 'chip')).locator('[class*="chip"]').first()
  expect(await edgeOf(chip)).toMatch(/^solid 1px/)
})

test('a switch shows its knob, and on which side it stands', async ({ page }) => {
  const switches = (await openExamples(page, 'switch-row')).getByRole('switch')
  const on = switches.and(page.locator(':enabled:checked')).first()
  const off = switches.and(page.locator(':enabled:not(:checked)')).first()
  for (const one of [on, off]) expect(await colourOf(one, '::before')).not.toBe(await colourOf(one))
  expect(await colourOf(on)).not.toBe(await colourOf(off))
})

test('energy classes and flood scores keep the colours that they are known by', async ({
  page,
}) => {
  const scale = (await openExamples(page, 'energy-scale')).first()
  const arrows = scale.locator('[style*="background"]')
  const colours = await arrows.evaluateAll((all) =>
    all.map((arrow) => getComputedStyle(arrow).backgroundColor),
  )
  expect(colours.length).toBeGreaterThan(5)
  expect(new Set(colours).size).toBe(colours.length)
  const badges = (await openExamples(page, 'score-badge')).locator('[class*="badge"]')
  const blues = await badges.evaluateAll((all) =>
    all.map((badge) => getComputedStyle(badge).backgroundColor),
  )
  expect(new Set(blues).size).toBe(4)
})

test('the focus is drawn around whatever has it', async ({ page }) => {
  await page.goto('/nl/contact/')
  const form = page.getByRole('main').locator('form[action="/api/forms/site-contact/"]')
  for (const control of [
    form.getByLabel('Voornaam'),
    form.getByLabel(/privacyverklaring/),
    form.getByRole('button', { name: 'Bericht verzenden' }),
  ]) {
    await control.focus()
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Tab')
    await expect(control).toBeFocused()
    const width = await control.evaluate((element) => {
      const drawn = [element, element.closest('label')].map((one) => one && getComputedStyle(one))
      return Math.max(
        ...drawn.map((style) =>
          style?.outlineStyle === 'solid' ? Number.parseFloat(style.outlineWidth) : 0,
        ),
      )
    })
    expect(width).toBeGreaterThanOrEqual(2)
  }
})

import type { Locale } from '@/domain/kernel/locales'
import type { Page } from '@playwright/test'
import { gridTexts } from '@/cms/admin/page-grid/texts'
import { planTexts } from '@/cms/admin/planned-publications/texts'
import { linkTexts } from '@/cms/admin/preview-links/texts'

/** Records of the bundled agency that the pictures show. */
export type Subjects = { page: number; home: number }

export type Shot = {
  /** Of the file, behind the language. */
  name: string
  path: (subjects: Subjects) => string
  /** Brings the screen to what the picture is about. */
  prepare?: (page: Page, language: Locale) => Promise<void>
}

/** Opens what stands behind a button of a form, as soon as it answers. */
async function openPanel(page: Page, name: string): Promise<void> {
  const panel = page.getByRole('dialog')
  for (let tries = 0; tries < 10 && !(await panel.isVisible()); tries += 1) {
    await page.getByRole('button', { name, exact: true }).click()
    await page.waitForTimeout(500)
  }
  await panel.getByRole('heading').first().waitFor()
}

/** The screens of the guide, in its order. They only look: nothing is saved. */
export const shots: readonly Shot[] = [
  { name: 'start', path: () => '/admin/' },
  {
    name: 'mentions',
    path: ({ home }) => `/admin/collections/properties/${home}/`,
    prepare: (page) => page.locator('[aria-labelledby="publication-gate"]').waitFor(),
  },
  { name: 'list', path: () => '/admin/collections/properties/' },
  {
    name: 'grid',
    path: ({ page }) => `/admin/collections/pages/${page}/`,
    prepare: async (page, language) => {
      const grid = page.getByRole('region', { name: gridTexts.title[language] })
      await grid.getByRole('button').nth(6).waitFor()
      await grid.evaluate((element) => element.scrollIntoView({ block: 'start' }))
      // Below the bar that stays in sight.
      await page.mouse.wheel(0, -140)
    },
  },
  {
    name: 'share',
    path: ({ page }) => `/admin/collections/pages/${page}/`,
    prepare: (page, language) => openPanel(page, linkTexts.open[language]),
  },
  {
    name: 'plan',
    path: ({ page }) => `/admin/collections/pages/${page}/`,
    prepare: (page, language) => openPanel(page, planTexts.open[language]),
  },
  { name: 'translations', path: () => '/admin/translations/' },
  {
    name: 'look',
    path: () => '/admin/globals/site/',
    prepare: async (page) => {
      const colour = page.locator('#field-brandColour')
      await colour.waitFor()
      await colour.evaluate((element) => element.scrollIntoView({ block: 'center' }))
    },
  },
]

import { expect, type BrowserContext, type Locator, type Page } from '@playwright/test'
import { findViolations } from './_kit/axe'
import { openDesk, type Editor } from './_kit/editor'
import { untilAlive } from './_kit/late-scripts'
import { publishByForm } from './_kit/publish'
import { test } from './_kit/test'

// A form of the desk, its automatic saves and the page that they make: more than a look at a page.
test.slow()

type Placement = {
  module: number
  position: number
  sort: number
  span: number | null
  hidden: boolean | null
  cols: { md: number | null }
}

type Built = { pageId: number; path: string; modules: Record<Name, number> }
type Name = 'Alfa' | 'Bravo' | 'Charlie'

let editor: Editor

test.beforeAll(async ({ origin }) => {
  editor = openDesk(origin)
})

const run = Date.now()
const titleOf = (name: Name) => `Over ${name} ${run}`

function createModule(name: Name): Promise<number> {
  return editor.create('/api/modules/?locale=nl', {
    name: `${name} ${run}`,
    title: titleOf(name),
    type: 'text',
    view: 'text',
    status: 'published',
    _status: 'published',
  })
}

/** A page with Alfa in its first row and Bravo in its second; Charlie stands nowhere yet. */
async function createPage(name: string): Promise<Built> {
  const [Alfa, Bravo, Charlie] = await Promise.all([
    createModule('Alfa'),
    createModule('Bravo'),
    createModule('Charlie'),
  ])
  const pageId = await editor.create('/api/pages/?locale=nl', {
    name: `${name} ${run}`,
    title: `${name} ${run}`,
    screen: 'content',
    // Reachable, and in no list that another test counts.
    status: 'hidden',
    _status: 'published',
    placements: [
      { module: Alfa, position: 0, sort: 0 },
      { module: Bravo, position: 1, sort: 0 },
    ],
  })
  const path = `/nl/${name.toLowerCase()}-${run}/`
  return { pageId, path, modules: { Alfa, Bravo, Charlie } }
}

async function remove({ pageId, modules }: Built): Promise<void> {
  await editor.remove(`/api/pages/${pageId}/`)
  await Promise.all(Object.values(modules).map((id) => editor.remove(`/api/modules/${id}/`)))
}

async function openForm(context: BrowserContext, origin: string, { pageId }: Built): Promise<Page> {
  await context.addCookies([{ name: 'payload-token', value: editor.token, url: origin }])
  const page = await context.newPage()
  await page.goto(`/admin/collections/pages/${pageId}/?locale=nl`)
  // The form of the desk comes with scripts of some megabytes, and asks for the modules after them.
  await expect(tile(page, 'Alfa').first()).toBeVisible({ timeout: 60_000 })
  await untilAlive(tile(page, 'Alfa').first())
  return page
}

const grid = (page: Page) => page.getByRole('region', { name: 'Indeling van de pagina' })

const tile = (page: Page, name: Name) =>
  grid(page).getByRole('button', { name: new RegExp(`^${name} ${run}, `) })

/** Where a module stands and how wide it is, as a screen reader is told. */
const place = (text: string) => new RegExp(`, ${text}$`)

async function pressOn(target: Locator, keys: readonly string[]): Promise<void> {
  await target.focus()
  for (const key of keys) await target.press(key)
}

const times = (count: number, key: string) => Array.from({ length: count }, () => key)

/** Draws with the mouse from one point to another, in steps as a hand does. */
async function drag(page: Page, from: Point, to: Point): Promise<void> {
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2, { steps: 4 })
  await page.mouse.move(to.x, to.y, { steps: 4 })
  await page.mouse.up()
}

type Point = { x: number; y: number }
type Box = Point & { width: number; height: number }

async function boxOf(target: Locator): Promise<Box> {
  const box = await target.boundingBox()
  if (box === null) throw new Error('Nothing of it is drawn')
  return box
}

const middle = ({ x, y, width, height }: Box): Point => ({ x: x + width / 2, y: y + height / 2 })

async function addFromList(page: Page, name: Name): Promise<void> {
  await grid(page).getByRole('button', { name: 'Module toevoegen' }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: `${name} ${run}` })
    .click()
}

/** What visitors get of the page, in the order in which it is drawn. */
async function readPlaced({ pageId }: Built): Promise<Placement[]> {
  const { placements } = await editor.read<{ placements: Placement[] }>(
    `/api/pages/${pageId}/?depth=0&locale=nl`,
  )
  return placements.toSorted((a, b) => a.position - b.position || a.sort - b.sort)
}

test('an editor arranges a page on its grid, and visitors see it so', async ({
  context,
  origin,
  page: visitor,
}) => {
  const built = await createPage('Rasterproef')
  const { Alfa, Bravo, Charlie } = built.modules
  const page = await openForm(context, origin, built)

  await test.step('adds a module, and takes it to the row above with the keyboard', async () => {
    await addFromList(page, 'Charlie')
    const added = tile(page, 'Charlie')
    await expect(added).toHaveAccessibleName(place('rij 3, plaats 1 van 1, 12 van 12 kolommen'))
    await pressOn(added, ['ArrowUp'])
    await expect(added).toHaveAccessibleName(place('rij 2, plaats 2 van 2, 12 van 12 kolommen'))
    await expect(added).toBeFocused()
    await expect(grid(page).getByText('Rij 2 is op Laptop 24 kolommen breed')).toBeVisible()
  })

  await test.step('makes both half as wide with the keyboard', async () => {
    await pressOn(tile(page, 'Charlie'), times(6, 'Shift+ArrowLeft'))
    await pressOn(tile(page, 'Bravo'), ['Shift+Home', ...times(5, 'Shift+ArrowRight')])
    await expect(grid(page).getByRole('status')).toHaveText(
      `Bravo ${run}: 6 van 12 kolommen (Laptop).`,
    )
    await expect(grid(page).getByText('Rij 2 is op Laptop')).toHaveCount(0)
  })

  await test.step('draws the edge of a module with the mouse, and the module to the end', async () => {
    await tile(page, 'Alfa').evaluate((element) => element.scrollIntoView({ block: 'center' }))
    const box = await boxOf(tile(page, 'Alfa'))
    const edge = { x: box.x + box.width - 4, y: box.y + box.height / 2 }
    await drag(page, edge, { x: box.x + (box.width * 8) / 12, y: edge.y })
    await expect(tile(page, 'Alfa')).toHaveAccessibleName(
      place('rij 1, plaats 1 van 1, 8 van 12 kolommen'),
    )
    const last = await boxOf(tile(page, 'Bravo'))
    const below = { x: last.x + 20, y: last.y + last.height + 12 }
    await drag(page, middle(await boxOf(tile(page, 'Alfa'))), below)
    await expect(tile(page, 'Alfa')).toHaveAccessibleName(place('rij 2, plaats 1 van 1, .*'))
    await expect(tile(page, 'Bravo')).toHaveAccessibleName(place('rij 1, plaats 1 van 2, .*'))
  })

  await test.step('duplicates it, and hides the first one', async () => {
    await tile(page, 'Alfa').click()
    await grid(page).getByRole('button', { name: 'Nog eens plaatsen (gedeeld)' }).click()
    await expect(tile(page, 'Alfa')).toHaveCount(2)
    await pressOn(tile(page, 'Alfa').last(), ['ArrowDown'])
    await tile(page, 'Alfa').first().click()
    await grid(page).getByRole('button', { name: 'Verbergen' }).click()
    await expect(tile(page, 'Alfa').first()).toHaveAccessibleName(/, verborgen$/)
    await expect(tile(page, 'Alfa').last()).toHaveAccessibleName(
      place('rij 3, plaats 1 van 1, 8 van 12 kolommen'),
    )
  })

  expect(await findViolations(page, '[data-page-grid]')).toEqual([])
  await publishByForm(page, built.pageId)

  const shared = { cols: expect.objectContaining({ lg: null }) }
  expect(await readPlaced(built)).toMatchObject([
    { ...shared, module: Bravo, position: 0, sort: 0, span: 6 },
    { ...shared, module: Charlie, position: 0, sort: 1, span: 6 },
    { ...shared, module: Alfa, position: 1, sort: 0, span: 8, hidden: true },
    { ...shared, module: Alfa, position: 2, sort: 0, span: 8, hidden: false },
  ])

  const heading = (name: Name) => visitor.getByRole('heading', { name: titleOf(name) })
  await expect(async () => {
    await visitor.goto(built.path)
    await expect(heading('Charlie')).toBeVisible({ timeout: 1000 })
  }).toPass()
  await expect(heading('Alfa')).toHaveCount(1)
  // Each is measured by itself: they stand still once the letters have come.
  await expect(async () => {
    const [left, right, below] = await Promise.all(
      (['Bravo', 'Charlie', 'Alfa'] as const).map((name) => boxOf(heading(name))),
    )
    expect(right).toMatchObject({ y: left?.y })
    expect(right?.x).toBeGreaterThan((left?.x ?? 0) + 300)
    expect(below?.x).toBe(left?.x)
    expect(below?.y).toBeGreaterThan(left?.y ?? 0)
  }).toPass()
  await remove(built)
})

test('a width counts for the screen that is looked at', async ({ context, origin }) => {
  const built = await createPage('Schermproef')
  const page = await openForm(context, origin, built)
  const tablet = grid(page).getByRole('button', { name: 'Tablet' })
  await tablet.click()
  await expect(tablet).toHaveAttribute('aria-pressed', 'true')
  await pressOn(tile(page, 'Alfa'), ['Shift+Home', ...times(3, 'Shift+ArrowRight')])
  await expect(tile(page, 'Alfa')).toHaveAccessibleName(place('.*, 4 van 12 kolommen'))
  await grid(page).getByRole('button', { name: 'Laptop' }).click()
  await expect(tile(page, 'Alfa')).toHaveAccessibleName(place('.*, 12 van 12 kolommen'))
  await publishByForm(page, built.pageId)
  const [first] = await readPlaced(built)
  expect(first).toMatchObject({ module: built.modules.Alfa, cols: { md: 4 } })
  await remove(built)
})

test('a module tells on which pages it stands', async ({ context, origin }) => {
  const built = await createPage('Plaatsproef')
  const { Alfa, Charlie } = built.modules
  const page = await openForm(context, origin, built)
  await page.goto(`/admin/collections/modules/${Alfa}/?locale=nl`)
  await page.getByRole('link', { name: `Plaatsproef ${run}` }).click()
  await expect(page).toHaveURL(new RegExp(`/admin/collections/pages/${built.pageId}/`))
  await page.goto(`/admin/collections/modules/${Charlie}/?locale=nl`)
  await expect(page.getByText('Deze module staat nog op geen enkele pagina.')).toBeVisible()
  await remove(built)
})

test('the page beside the form follows what is typed', async ({ context, origin }) => {
  const built = await createPage('Meekijkproef')
  const page = await openForm(context, origin, built)
  const toggler = page.locator('#live-preview-toggler')
  await untilAlive(toggler)
  // The desk remembers for the editor whether it was open, and others work as the same one.
  await expect(async () => {
    if (await page.locator('iframe').isHidden()) await toggler.click()
    await expect(page.locator('iframe')).toBeVisible({ timeout: 5_000 })
  }).toPass()
  const shown = page.frameLocator('iframe').getByRole('heading', { level: 1 })
  await expect(shown).toHaveText(`Meekijkproef ${run}`)
  await page.locator('#field-title').fill('Terwijl u typt')
  await expect(shown).toHaveText('Terwijl u typt')
  await toggler.click()
  await expect(page.locator('iframe')).toBeHidden()
  await remove(built)
})

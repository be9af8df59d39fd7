import { beforeAll, describe, expect, it } from 'vitest'
import { measureColour } from '@/domain/brand/brand-colour'
import { isCompanyNumber } from '@/domain/formats/identifiers'
import { locales } from '@/domain/kernel/locales'
import { energyLabelOf, scaleLabels } from '@/domain/energy/energy-label'
import { regionOfPostcode, type Region } from '@/domain/places/region'
import { listsOf, type ListKey } from '@/domain/properties/visibility'
import { isPublicStatus, propertyStatuses } from '@/domain/properties/statuses'
import { moduleTypes } from '@/modules/registry'
import { listAgencies, readSeedData, seedDataDir } from './read-data'
import type { SeedProperty } from './schema/listing'
import type { SeedData } from './schema/seed-data'

let data: SeedData

beforeAll(async () => {
  data = await readSeedData()
})

const listsOfSeed = (property: SeedProperty): ListKey[] =>
  listsOf(
    {
      goal: property.goal,
      status: property.status,
      isInvestment: property.isInvestment ?? false,
      isDiscreet: property.isDiscreet ?? false,
      countryId: Number(property.countryId),
    },
    data.marquees.find(({ code }) => code === property.marquee) ?? null,
  )

const inList = (list: ListKey) =>
  data.properties.filter((property) => listsOfSeed(property).includes(list))
const isShown = ({ status }: SeedProperty) => isPublicStatus(status)

describe('the stock of the demo agency', () => {
  it('has at least 160 public properties in at least 25 places', () => {
    const shown = data.properties.filter(isShown)
    expect(shown.length).toBeGreaterThanOrEqual(160)
    expect(new Set(shown.map(({ place }) => place)).size).toBeGreaterThanOrEqual(25)
  })
  it('lists exactly 15 properties for sale and 20 for rent in Antwerp 2000', () => {
    const inAntwerp = (list: ListKey) =>
      inList(list).filter(({ zip, countryId }) => zip === '2000' && countryId === '10')
    expect(inAntwerp('forSale')).toHaveLength(15)
    expect(inAntwerp('forRent')).toHaveLength(20)
  })
  it('covers the three regions, Luxembourg and Spain', () => {
    const regions = data.properties.map(({ zip, countryId }) =>
      regionOfPostcode(zip, Number(countryId)),
    )
    expect(new Set(regions)).toEqual(new Set(['flanders', 'brussels', 'wallonia', null]))
    expect(new Set(data.properties.map(({ countryId }) => countryId))).toEqual(
      new Set(['10', '32', '50']),
    )
  })
  it('has every type, marquee and status', () => {
    const webIds = data.properties.filter(isShown).map(({ mainType }) => mainType)
    expect(new Set(webIds)).toEqual(new Set([1, 2, 3, 4, 5, 6, 7]))
    expect(new Set(data.properties.map(({ marquee }) => marquee))).toEqual(new Set([0, 1, 2, 3, 4]))
    expect(new Set(data.properties.map(({ status }) => status))).toEqual(new Set(propertyStatuses))
  })
  it.each<Region>(['flanders', 'brussels', 'wallonia'])(
    'shows every energy class of %s, each as its score says',
    (region) => {
      const views = data.properties
        .filter(isShown)
        .filter(({ zip, countryId }) => regionOfPostcode(zip, Number(countryId)) === region)
        .map((property) =>
          energyLabelOf({
            certificateLabel: property.epcLabelText ?? null,
            kwhPerM2Year: property.energyPerformance ?? null,
            region,
            typeHasDuty: true,
            on: '2026-11-21',
          }),
        )
        .filter((view) => view.kind === 'label')
      expect(new Set(views.map(({ label }) => label))).toEqual(new Set(scaleLabels(region)))
      expect(views.filter(({ differs }) => differs)).toEqual([])
    },
  )
  it('shows each special case: hidden price and address, annuity, discreet, investment, new build', () => {
    const shown = data.properties.filter(isShown)
    const cases = {
      hiddenPrice: shown.filter(({ publishPrice }) => !publishPrice),
      hiddenAddress: shown.filter(({ publishAddress }) => !publishAddress),
      annuity: shown.filter(({ isAnnuity }) => isAnnuity),
      discreet: inList('discreet'),
      investment: inList('investment'),
      newBuild: shown.filter(({ isNewBuild }) => isNewBuild),
      spain: inList('spain'),
      realisations: inList('realisations'),
      longClosed: shown.filter(
        ({ closedDaysAgo = 0, status }) => status === 'sold' && closedDaysAgo > 90,
      ),
      justClosed: shown.filter(
        ({ closedDaysAgo, status }) =>
          status === 'rented' && closedDaysAgo !== undefined && closedDaysAgo <= 30,
      ),
      takeover: shown.filter(({ goal }) => goal === 'takeover'),
      offersFrom: shown.filter(({ startPrice }) => startPrice !== undefined),
    }
    expect(Object.values(cases).map((found) => found.length > 0)).toEqual(
      Object.keys(cases).map(() => true),
    )
  })
  it('never tells a hidden address in title, text or picture', () => {
    const hidden = data.properties.filter(({ publishAddress }) => !publishAddress)
    const told = hidden.filter(({ street, title, description }) =>
      JSON.stringify([title, description]).includes(street),
    )
    const alts = JSON.stringify(data.pictures.map(({ alt }) => alt))
    expect(hidden.length).toBeGreaterThan(4)
    expect(told).toEqual([])
    expect(hidden.filter(({ street }) => alts.includes(street))).toEqual([])
  })
  it('has projects of 4 to 24 units, one sold out, and project 5 at a single price', () => {
    const unitsOf = (publicId: number) =>
      data.properties.filter(({ project }) => project === publicId)
    const sizes = data.projects.map(({ publicId }) => unitsOf(publicId).length)
    expect(sizes.length).toBeGreaterThanOrEqual(6)
    expect([Math.min(...sizes), Math.max(...sizes)]).toEqual([4, 24])
    expect(
      data.projects.filter(({ publicId }) =>
        unitsOf(publicId).every(({ unit }) => unit?.status === 'sold'),
      ),
    ).toHaveLength(1)
    expect(data.projects.find(({ publicId }) => publicId === 5)).toMatchObject({
      priceMin: 479_000,
      priceMax: 479_000,
    })
  })
})

describe('the pages of the demo agency', () => {
  it('use every view of every module type', () => {
    const known = moduleTypes.flatMap(({ type, views }) =>
      views.map(({ name }) => `${type} ${name}`),
    )
    const used = data.modules.map(({ type, view }) => `${type} ${view}`)
    expect(known.filter((view) => !used.includes(view))).toEqual([])
  })
  it('place every published module that shows a list, article, form or film', () => {
    const placed = data.pages.flatMap(({ placements = [] }) =>
      placements.map(({ module }) => module),
    )
    const loose = data.modules.filter(
      ({ key, status }) => status === 'published' && !placed.includes(key),
    )
    expect(loose.map(({ key }) => key)).toEqual([])
  })
  it('have every background and every type of banner', () => {
    expect(new Set(data.modules.map(({ backgroundType }) => backgroundType))).toEqual(
      new Set(['none', 'image', 'color', 'gallery']),
    )
    expect(new Set(data.banners.map(({ type }) => type))).toEqual(
      new Set(['image', 'gallery', 'video', 'properties', 'projects', 'map', 'color']),
    )
  })
  it('make a menu of three levels that is longer than its maximum', () => {
    const shown = data.pages.filter(({ inMenu, status }) => inMenu && status === 'published')
    const depthOf = (path: string | undefined): number =>
      path === undefined ? 0 : 1 + depthOf(data.pages.find((page) => page.path === path)?.parent)
    const roots = shown.filter(({ parent }) => parent === undefined)
    expect(Math.max(...shown.map(({ path }) => depthOf(path)))).toBe(3)
    expect(roots.length).toBeGreaterThan(data.globals.header.menuMax)
  })
  it('have one that leads elsewhere, one hidden and one draft', () => {
    const external = data.pages.filter(({ redirectTo }) => typeof redirectTo === 'object')
    const statuses = data.pages.map(({ status }) => status)
    expect(external.length).toBeGreaterThan(0)
    expect(statuses).toEqual(expect.arrayContaining(['hidden', 'draft']))
  })
  it('give every address once per language', () => {
    const perLanguage = locales.map((locale) =>
      data.routes.map(({ localizedPath }) => localizedPath[locale]),
    )
    expect(perLanguage.map((paths) => new Set(paths).size)).toEqual(
      locales.map(() => data.routes.length),
    )
  })
  it('keep testimonials as content without an address for visitors', () => {
    const testimonials = data.routes.filter(({ originalPath }) =>
      originalPath.startsWith('/testimonials/testimonial-'),
    )
    expect(testimonials.map(({ isPublic }) => isPublic)).toEqual([false, false, false])
  })
})

describe('the texts of the demo agency', () => {
  type Found = { where: string; texts: Record<string, string> }

  /** All texts in four languages, with the path that leads to them. */
  function findTexts(value: unknown, where: string): Found[] {
    if (typeof value !== 'object' || value === null) return []
    const texts = value as Record<string, string>
    const isText = locales.every((locale) => typeof texts[locale] === 'string')
    if (isText) return [{ where, texts }]
    return Object.entries(value).flatMap(([key, part]) => findTexts(part, `${where}.${key}`))
  }
  const sayings = () =>
    findTexts(data, 'data').flatMap(({ where, texts }) =>
      locales.map((locale) => ({ where: `${where}.${locale}`, locale, text: texts[locale] ?? '' })),
    )

  it('differ between the languages wherever they are longer than a name', () => {
    const long = findTexts(data, 'data').filter(({ texts }) => (texts.nl?.length ?? 0) > 60)
    const same = long.filter(
      ({ texts }) => new Set(locales.map((locale) => texts[locale])).size < 4,
    )
    expect(long.length).toBeGreaterThan(600)
    expect(same.map(({ where }) => where)).toEqual([])
  })
  it('have no placeholder left over except those that the site fills in', () => {
    const left = sayings().filter(({ text }) =>
      /\{(?!sale\}|rent\}|year\})|\b(undefined|null|NaN|TODO)\b|lorem/.test(text),
    )
    expect(left.map(({ where, text }) => `${where}: ${text}`)).toEqual([])
  })
  it('never look like a key', () => {
    const keys = sayings().filter(({ text }) => /^[a-zA-Z]+(\.[a-zA-Z]+)+$/.test(text))
    expect(keys.map(({ where, text }) => `${where}: ${text}`)).toEqual([])
  })
  it('speak calmly: no exclamation marks', () => {
    expect(
      sayings()
        .filter(({ text }) => text.includes('!'))
        .map(({ where }) => where),
    ).toEqual([])
  })
  it('elide in French and put no blank twice', () => {
    const faults = sayings().filter(
      ({ locale, text }) =>
        / {2}/.test(text) ||
        (locale === 'fr' && /(?<!\p{L})(que|de) (un|une|il|elle)(?!\p{L})/u.test(text)),
    )
    expect(faults.map(({ where, text }) => `${where}: ${text}`)).toEqual([])
  })
  it('describe each property in 80 to 175 words per language, units of projects in 55 or more', () => {
    const counts = data.properties.flatMap(({ publicId, project, description }) =>
      locales.map((locale) => ({
        publicId,
        locale,
        least: project === undefined ? 80 : 55,
        words: description[locale].split(/\s+/).length,
      })),
    )
    expect(counts.filter(({ words, least }) => words < least || words > 175)).toEqual([])
  })
  it('never describe two properties in the same words', () => {
    const texts = data.properties.map(({ description }) => description.nl)
    expect(new Set(texts).size).toBe(texts.length)
  })
})

describe('the other agencies', () => {
  it('each bring settings of their own, whose colours can be read', async () => {
    const names = await listAgencies()
    expect(names).toContain('maison-ourthe')
    for (const name of names) {
      const { globals, properties } = await readSeedData(seedDataDir, name)
      const { site, company } = globals
      expect(measureColour('brand', site.brandColour).isReadable, name).toBe(true)
      expect(measureColour('accent', site.accentColour).isReadable, name).toBe(true)
      expect(isCompanyNumber(company.kbo), name).toBe(true)
      expect(JSON.stringify({ ...globals, fieldConditions: [] }), name).not.toMatch(/kassei/i)
      expect(properties, name).toEqual(data.properties)
    }
  })

  it('are named when one is asked for that does not exist', async () => {
    await expect(readSeedData(seedDataDir, 'nobody')).rejects.toThrow(/only maison-ourthe/)
  })
})

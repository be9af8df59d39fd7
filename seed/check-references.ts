import { SeedFault } from './seed-fault'
import type { SeedData, SeedFile } from './schema/seed-data'

type Reference = { file: SeedFile; record: string; field: string; to: SeedFile; value: string }

/**
 * Checks that every record that another one names is there, and that nothing is there twice.
 *
 * @throws SeedFault naming the first reference that leads nowhere
 */
export function checkReferences(data: SeedData): void {
  const known = indexOf(data)
  for (const { file, record, field, to, value } of referencesOf(data)) {
    if (!known[to]?.has(value)) {
      throw new SeedFault({ file, record, field }, `${to}.json has no ${value}`)
    }
  }
}

function indexOf(data: SeedData): Partial<Record<SeedFile, ReadonlySet<string>>> {
  return {
    'property-types': unique(
      'property-types',
      data['property-types'].map(({ webId }) => webId),
    ),
    marquees: unique(
      'marquees',
      data.marquees.map(({ code }) => code),
    ),
    'price-units': unique(
      'price-units',
      data['price-units'].map(({ code }) => code),
    ),
    places: unique(
      'places',
      data.places.map(({ key }) => key),
    ),
    categories: unique(
      'categories',
      data.categories.map(({ key }) => key),
    ),
    'list-presets': unique(
      'list-presets',
      data['list-presets'].map(({ key }) => key),
    ),
    team: unique(
      'team',
      data.team.map(({ key }) => key),
    ),
    pictures: unique(
      'pictures',
      data.pictures.map(({ key }) => key),
    ),
    videos: unique(
      'videos',
      data.videos.map(({ key }) => key),
    ),
    projects: unique(
      'projects',
      data.projects.map(({ publicId }) => publicId),
    ),
    properties: unique(
      'properties',
      data.properties.map(({ publicId }) => publicId),
    ),
    articles: unique(
      'articles',
      data.articles.map(({ path }) => path),
    ),
    modules: unique(
      'modules',
      data.modules.map(({ key }) => key),
    ),
    banners: unique(
      'banners',
      data.banners.map(({ key }) => key),
    ),
    pages: unique(
      'pages',
      data.pages.map(({ path }) => path),
    ),
    routes: unique(
      'routes',
      data.routes.map(({ originalPath }) => originalPath),
    ),
  }
}

function unique(file: SeedFile, values: readonly (string | number)[]): ReadonlySet<string> {
  const seen = new Set<string>()
  for (const value of values) {
    if (seen.has(String(value))) throw new SeedFault({ file }, `${value} is there twice`)
    seen.add(String(value))
  }
  return seen
}

function referencesOf(data: SeedData): Reference[] {
  return [...listingReferences(data), ...contentReferences(data), ...routeReferences(data)]
}

function listingReferences(data: SeedData): Reference[] {
  const listings = (['properties', 'projects'] as const).flatMap((file) =>
    data[file].map((record) => ({ file, record })),
  )
  return [
    ...listings.flatMap(({ file, record }) => {
      const from = referrer(file, `publicId ${record.publicId}`)
      return [
        ...from('place', 'places', [record.place]),
        ...from('manager', 'team', [record.manager]),
        ...from('types', 'property-types', record.types),
        ...from('pictures', 'pictures', record.pictures),
        ...from('plans', 'pictures', record.plans),
      ]
    }),
    ...data.projects.flatMap(({ publicId, progress }) =>
      referrer('projects', `publicId ${publicId}`)(
        'progress',
        'pictures',
        progress.flatMap(({ pictures = [] }) => pictures),
      ),
    ),
    ...data.properties.flatMap((record) => {
      const from = referrer('properties', `publicId ${record.publicId}`)
      return [
        ...from('panoramas', 'pictures', record.panoramas ?? []),
        ...from('marquee', 'marquees', [record.marquee]),
        ...from('priceUnit', 'price-units', [record.priceUnit]),
        ...from('project', 'projects', [record.project]),
      ]
    }),
    ...data.visits.flatMap(({ property, project }, index) => {
      const from = referrer('visits', `number ${index + 1}`)
      return [
        ...from('property', 'properties', [property]),
        ...from('project', 'projects', [project]),
      ]
    }),
    ...data.owners.flatMap(({ email, ...owner }) => {
      const records = [owner.properties, owner.activities, owner.placements, owner.bookings]
      const about = [...records, owner.documents, owner.messages].flat()
      return referrer('owners', email)(
        'property',
        'properties',
        about.map(({ property }) => property),
      )
    }),
    ...data.team.flatMap(({ key, portrait }) =>
      referrer('team', `key ${key}`)('portrait', 'pictures', [portrait]),
    ),
  ]
}

function contentReferences(data: SeedData): Reference[] {
  return [
    ...data.articles.flatMap(({ path, category, image }) => {
      const from = referrer('articles', `path ${path}`)
      return [...from('category', 'categories', [category]), ...from('image', 'pictures', [image])]
    }),
    ...data.modules.flatMap(({ key, relations = [], image, images = [], video }) => {
      const from = referrer('modules', `key ${key}`)
      return [
        ...from('image', 'pictures', [image, ...images]),
        ...from('video', 'videos', [video]),
        ...relations.flatMap((relation) => [
          ...from('relations', 'list-presets', [
            'preset' in relation ? relation.preset : undefined,
          ]),
          ...from('relations', 'articles', ['article' in relation ? relation.article : undefined]),
          ...from('relations', 'categories', [
            'category' in relation ? relation.category : undefined,
          ]),
        ]),
      ]
    }),
    ...data.banners.flatMap(({ key, image, gallery = [], video, preset, marker }) => {
      const from = referrer('banners', `key ${key}`)
      return [
        ...from('image', 'pictures', [image, ...gallery.map((slide) => slide.image)]),
        ...from('marker', 'pictures', [marker]),
        ...from('video', 'videos', [video]),
        ...from('preset', 'list-presets', [preset]),
      ]
    }),
  ]
}

function routeReferences(data: SeedData): Reference[] {
  return [
    ...data.pages.flatMap(({ path, parent, preset, placements = [], banner }) => {
      const from = referrer('pages', `path ${path}`)
      return [
        ...from('parent', 'pages', [parent]),
        ...from('preset', 'list-presets', [preset]),
        ...from('banner', 'banners', [banner?.banner]),
        ...from(
          'placements',
          'modules',
          placements.map(({ module }) => module),
        ),
        ...from('path', 'routes', [path]),
      ]
    }),
    ...data.routes.flatMap(({ originalPath, target }) =>
      referrer('routes', `originalPath ${originalPath}`)(
        'target',
        target === 'article' ? 'articles' : 'pages',
        [originalPath],
      ),
    ),
  ]
}

function referrer(file: SeedFile, record: string) {
  return (
    field: string,
    to: SeedFile,
    values: readonly (string | number | undefined)[],
  ): Reference[] =>
    values
      .filter((value) => value !== undefined)
      .map((value) => ({ file, record, field, to, value: String(value) }))
}

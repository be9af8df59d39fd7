import { daysBefore } from './dates'
import { idOrNull, idsOf, idOf, type SeedContext } from './context'
import { writeRecords } from './write-record'

/** The small tables that listings and pages choose from. */
export async function loadReference(context: SeedContext): Promise<void> {
  const { data, ids, report } = context
  await writeRecords(context, {
    slug: 'property-types',
    naturalKey: 'webId',
    ids: ids.propertyTypes,
    records: data['property-types'].map((type) => ({
      name: String(type.webId),
      naturalKey: type.webId,
      data: type,
    })),
  })
  await writeRecords(context, {
    slug: 'marquees',
    naturalKey: 'code',
    ids: ids.marquees,
    records: data.marquees.map((marquee) => ({
      name: String(marquee.code),
      naturalKey: marquee.code,
      data: marquee,
    })),
  })
  await writeRecords(context, {
    slug: 'price-units',
    naturalKey: 'code',
    ids: ids.priceUnits,
    records: data['price-units'].map((unit) => ({
      name: String(unit.code),
      naturalKey: unit.code,
      data: unit,
    })),
  })
  await loadPlaces(context)
  await loadCategories(context)
  await loadPresets(context)
  report('types, places and lists')
}

async function loadPlaces(context: SeedContext): Promise<void> {
  await writeRecords(context, {
    slug: 'places',
    // No two bundled places share a postcode, not even across countries.
    naturalKey: 'zip',
    ids: context.ids.places,
    records: context.data.places.map(({ key, ...place }) => ({
      name: key,
      naturalKey: place.zip,
      data: place,
    })),
  })
}

async function loadCategories(context: SeedContext): Promise<void> {
  const { ids, data } = context
  // One by one, because a category below another one needs its id.
  for (const { key, parent, ...category } of data.categories) {
    await writeRecords(context, {
      slug: 'categories',
      naturalKey: 'webId',
      ids: ids.categories,
      records: [
        {
          name: key,
          naturalKey: category.webId,
          data: { ...category, parent: idOrNull(ids.categories, parent) },
        },
      ],
    })
  }
}

async function loadPresets(context: SeedContext): Promise<void> {
  const { ids, data } = context
  await writeRecords(context, {
    slug: 'list-presets',
    naturalKey: 'name',
    ids: ids.presets,
    records: data['list-presets'].map(({ key, types, places, marquees, ...preset }) => ({
      name: key,
      naturalKey: preset.name,
      data: {
        ...preset,
        types: idsOf(ids.propertyTypes, types),
        places: idsOf(ids.places, places),
        marquees: idsOf(ids.marquees, marquees),
      },
    })),
  })
}

/** The people of the agency, and what clients said about them. */
export async function loadPeople(context: SeedContext): Promise<void> {
  const { ids, data, now, report } = context
  const team = await writeRecords(context, {
    slug: 'team',
    naturalKey: 'email',
    ids: ids.team,
    records: data.team.map(({ key, portrait, ...member }) => ({
      name: key,
      naturalKey: member.email,
      data: { ...member, portrait: idOf(ids.media, portrait) },
    })),
  })
  await writeRecords(context, {
    slug: 'testimonials',
    naturalKey: 'name',
    ids: new Map(),
    records: data.testimonials.map(({ key, postedDaysAgo, ...testimonial }) => ({
      name: key,
      naturalKey: testimonial.name,
      data: { ...testimonial, postedAt: daysBefore(now, postedDaysAgo) },
    })),
  })
  report(`${team.length} people`)
}

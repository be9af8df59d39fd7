import { z } from 'zod'

/**
 * The types of schema.org that the site writes, with the properties that it may write of each: a
 * property that the vocabulary does not know on that type is as wrong as one that is missing.
 * Checked against schema.org, release 29.4, and what Google asks of breadcrumbs, lists and FAQ.
 */

const url = z.url({ protocol: /^https?$/ })
const words = z.string().min(1)
const count = z.number().int().min(0)
const price = z.number().positive()
const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/)
const availability = z.enum(
  ['InStock', 'SoldOut', 'LimitedAvailability'].map((one) => `https://schema.org/${one}`),
)
const context = { '@context': z.literal('https://schema.org') }

const address = z.strictObject({
  '@type': z.literal('PostalAddress'),
  streetAddress: words.optional(),
  postalCode: words.optional(),
  addressLocality: words.optional(),
  addressCountry: z.string().regex(/^[A-Z]{2}$/),
})

const quantity = z.strictObject({
  '@type': z.literal('QuantitativeValue'),
  value: z.number().min(0),
  unitCode: z.literal('MTK').optional(),
})

const geo = z.strictObject({
  '@type': z.literal('GeoCoordinates'),
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
})

const place = { name: words, address: address.optional(), geo: geo.optional() }
const rooms = {
  numberOfBedrooms: count.optional(),
  numberOfBathroomsTotal: count.optional(),
  yearBuilt: z.number().int().min(1000).max(2100).optional(),
  floorSize: quantity.optional(),
}

const dwelling = z.discriminatedUnion('@type', [
  z.strictObject({ '@type': z.literal('Place'), ...place }),
  z.strictObject({ '@type': z.literal('House'), ...place, ...rooms }),
  z.strictObject({ '@type': z.literal('Accommodation'), ...place, ...rooms }),
  z.strictObject({
    '@type': z.literal('Apartment'),
    ...place,
    ...rooms,
    floorLevel: words.optional(),
  }),
  z.strictObject({
    '@type': z.literal('ApartmentComplex'),
    ...place,
    numberOfAccommodationUnits: quantity,
    numberOfAvailableAccommodationUnits: quantity,
  }),
])

const offeredBy = z.strictObject({
  '@type': z.literal('RealEstateAgent'),
  '@id': url,
  name: words,
})

const priced = { price: price.optional(), priceCurrency: z.literal('EUR').optional() }

/** An amount without its currency says nothing, nor does a currency alone. */
function isWhole(offer: { price?: number; lowPrice?: number; priceCurrency?: string }): boolean {
  const hasAmount = offer.price !== undefined || offer.lowPrice !== undefined
  return hasAmount === (offer.priceCurrency !== undefined)
}

const offer = z
  .strictObject({
    '@type': z.literal('Offer'),
    url: url.optional(),
    availability,
    businessFunction: z
      .string()
      .regex(/^http:\/\/purl\.org\/goodrelations\/v1#(Sell|LeaseOut)$/)
      .optional(),
    offeredBy: offeredBy.optional(),
    itemOffered: dwelling.optional(),
    ...priced,
    priceSpecification: z
      .strictObject({
        '@type': z.literal('UnitPriceSpecification'),
        price,
        priceCurrency: z.literal('EUR'),
        unitCode: z.enum(['MON', 'ANN', 'WEE', 'MTK']),
      })
      .optional(),
  })
  .refine(isWhole, 'a price needs its currency')

const aggregateOffer = z
  .strictObject({
    '@type': z.literal('AggregateOffer'),
    url,
    availability,
    offerCount: count,
    offeredBy,
    lowPrice: price.optional(),
    highPrice: price.optional(),
    priceCurrency: z.literal('EUR').optional(),
  })
  .refine(isWhole, 'a price needs its currency')

const listing = z.strictObject({
  ...context,
  '@type': z.literal('RealEstateListing'),
  '@id': url,
  url,
  name: words,
  inLanguage: z.enum(['nl', 'fr', 'en', 'de']),
  datePosted: day.optional(),
  description: words.optional(),
  image: z.array(url).min(1).optional(),
  mainEntity: dwelling,
  offers: z.discriminatedUnion('@type', [offer, aggregateOffer]),
})

const agent = z.strictObject({
  ...context,
  '@type': z.literal('RealEstateAgent'),
  '@id': url,
  name: words,
  url,
  legalName: words.optional(),
  telephone: words.optional(),
  email: z.email().optional(),
  vatID: words.optional(),
  address: address.optional(),
  logo: url.optional(),
  image: url.optional(),
  identifier: z
    .strictObject({ '@type': z.literal('PropertyValue'), propertyID: words, value: words })
    .optional(),
  sameAs: z.array(url).min(1).optional(),
})

const website = z.strictObject({
  ...context,
  '@type': z.literal('WebSite'),
  name: words,
  url,
  inLanguage: words,
  publisher: z.strictObject({ '@id': url }),
  potentialAction: z.strictObject({
    '@type': z.literal('SearchAction'),
    target: z.strictObject({
      '@type': z.literal('EntryPoint'),
      urlTemplate: z.string().regex(/^https?:\/\/.+\{search_term_string\}/),
    }),
    'query-input': z.literal('required name=search_term_string'),
  }),
})

/** Places in a list go up one by one. */
function isInOrder(items: readonly { position: number }[]): boolean {
  return items.every(({ position }, index) => position === (items[0]?.position ?? 0) + index)
}

const breadcrumb = z.strictObject({
  ...context,
  '@type': z.literal('BreadcrumbList'),
  itemListElement: z
    .array(
      z.strictObject({
        '@type': z.literal('ListItem'),
        position: z.number().int().min(1),
        name: words,
        item: url,
      }),
    )
    .min(1)
    .refine(isInOrder, 'steps out of order'),
})

const itemList = z
  .strictObject({
    ...context,
    '@type': z.literal('ItemList'),
    name: words,
    url,
    numberOfItems: count,
    itemListElement: z
      .array(
        z.strictObject({
          '@type': z.literal('ListItem'),
          position: z.number().int().min(1),
          name: words.optional(),
          url: url.optional(),
          item: offer.optional(),
        }),
      )
      .min(1)
      .refine(isInOrder, 'items out of order'),
  })
  .refine(({ numberOfItems, itemListElement }) => numberOfItems === itemListElement.length)

const faq = z.strictObject({
  ...context,
  '@type': z.literal('FAQPage'),
  mainEntity: z
    .array(
      z.strictObject({
        '@type': z.literal('Question'),
        name: words,
        acceptedAnswer: z.strictObject({ '@type': z.literal('Answer'), text: words }),
      }),
    )
    .min(1),
})

const block = z.discriminatedUnion('@type', [listing, agent, website, breadcrumb, itemList, faq])

/** What is wrong with a block of structured data, one sentence per fault; none when it is right. */
export function findJsonLdFaults(given: unknown): string[] {
  const result = block.safeParse(given)
  if (result.success) return []
  return result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
}

/** The blocks of structured data of a page, as they were sent. */
export function readJsonLd(html: string): { '@type'?: string }[] {
  const scripts = html.matchAll(/<script[^>]*type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)
  return [...scripts].map(([, text = '']): { '@type'?: string } => JSON.parse(text))
}

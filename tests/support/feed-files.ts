/** A home as our own JSON has it; invented. */
export function createFeedHome(reference: string, changes: Record<string, unknown> = {}) {
  return {
    reference,
    goal: 'sale',
    status: 'active',
    webId: 1,
    countryIso: 'BE',
    zip: '2000',
    city: 'Antwerpen',
    street: 'Verborgenstraat',
    houseNumber: '12',
    price: 395_000,
    bedrooms: 3,
    livingAreaM2: 142,
    titles: { nl: `Rijwoning ${reference}`, fr: `Maison ${reference}` },
    descriptions: { nl: '<p>Ruim.</p><p>Licht &amp; stil.</p>' },
    ...changes,
  }
}

/** A feed of our own JSON. */
export function createJsonFeed(homes: readonly object[]): Buffer {
  return Buffer.from(JSON.stringify({ listings: homes }))
}

/** Lawful facts of land in Spain: of which nothing is asked, so that it may be published. */
export const openLand = { webId: 4, countryIso: 'ES', zip: '03590', city: 'Altea' } as const

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

/** A file of each format with a sound record and one whose price or type cannot be read; invented. */
export const feedFiles = {
  json: JSON.stringify([createFeedHome('J-1'), createFeedHome('J-2', { price: 'ask us' })]),
  csv: [
    'reference;goal;status;webId;countryIso;zip;city;price;titles.nl',
    'C-1;sale;active;1;BE;2000;Antwerpen;250000;"Huis; met tuin"',
    'C-2;sale;active;1;BE;2000;Antwerpen;duur;Huis',
  ].join('\r\n'),
  kyero: `<root><kyero><feed_version>3</feed_version></kyero>
    <property><ref>K-1</ref><price>250000</price><price_freq>sale</price_freq><type>Villa</type>
      <town>Altea</town></property>
    <property><ref>K-2</ref><price>much</price><price_freq>sale</price_freq><type>Villa</type>
      <town>Altea</town></property></root>`,
  openImmo: `<openimmo><anbieter>${['O-1', 'O-2'].map(createOpenImmoHome).join('')}</anbieter></openimmo>`,
  omnicasa: JSON.stringify({
    GetPropertyListJsonResult: {
      Success: true,
      Value: { Items: [createOmnicasaHome(1, 1), createOmnicasaHome(2, 99)] },
    },
  }),
  whise: JSON.stringify({
    estates: [
      {
        id: 1,
        purpose: { id: 1 },
        purposeStatus: { id: 1 },
        category: { id: 1 },
        zip: '2000',
        city: 'Antwerpen',
        price: 250_000,
        country: { id: 1 },
      },
      {
        id: 2,
        purpose: { id: 1 },
        purposeStatus: { id: 1 },
        category: { id: 99 },
        zip: '2000',
        city: 'Antwerpen',
        price: 250_000,
        country: { id: 1 },
      },
    ],
    totalCount: 2,
  }),
} as const

/** The second of two has a price that is none. */
function createOpenImmoHome(reference: string, index: number): string {
  return `<immobilie><objektkategorie><vermarktungsart KAUF="1"/><objektart><haus/></objektart>
    </objektkategorie><geo><plz>2000</plz><ort>Antwerpen</ort><land iso_land="BEL"/></geo>
    <preise><kaufpreis>${index === 0 ? 250_000 : 'teuer'}</kaufpreis></preise>
    <verwaltung_techn><objektnr_extern>${reference}</objektnr_extern></verwaltung_techn></immobilie>`
}

function createOmnicasaHome(id: number, webId: number) {
  return {
    ID: id,
    Goal: 0,
    Status: 1,
    WebID: webId,
    Zip: '2000',
    City: 'Antwerpen',
    Price: 250_000,
  }
}

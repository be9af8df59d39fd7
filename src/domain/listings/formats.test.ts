import { describe, expect, it } from 'vitest'
import { fromCsv, toRows } from './from-csv'
import { fromJson } from './from-json'
import { fromKyero } from './from-kyero'
import { fromOmnicasa } from './from-omnicasa'
import { fromOpenImmo } from './from-open-immo'
import { fromWhise } from './from-whise'
import { createElement as el, leastValues, readFeed } from './listing.fixture'

const strange: readonly unknown[] = [null, 1, 'text', true, {}, { estates: 3 }, { Value: null }]

describe('a feed of none of our formats', () => {
  it.each(strange)('is told as such: %j', (feed) => {
    const unreadable = { ok: false, error: 'feed.unreadable' }
    expect(fromJson(feed)).toEqual(unreadable)
    expect(fromOmnicasa(feed)).toEqual(unreadable)
    expect(fromWhise(feed)).toEqual(unreadable)
    expect(fromCsv(String(feed))).toEqual(unreadable)
    expect(fromKyero(el('html'))).toEqual(unreadable)
    expect(fromOpenImmo(el('root'))).toEqual(unreadable)
  })

  it('gives an error for each record that is none', () => {
    const records = [null, 3, 'text', []]
    for (const from of [fromJson, fromOmnicasa, fromWhise]) {
      const { errors, listings } = readFeed(from(records))
      expect(listings).toEqual([])
      expect([...new Set(errors.map(({ record }) => record))]).toEqual(['#1', '#2', '#3', '#4'])
    }
  })
})

describe('our own JSON', () => {
  it('reads numbers and flags that were written as texts', () => {
    const record = { ...leastValues, price: '250000.50', publishAddress: 'ja', bedrooms: '-' }
    expect(readFeed(fromJson({ listings: [record] })).listings).toMatchObject([
      { price: 250_000.5, publishAddress: true, bedrooms: null },
    ])
  })
})

describe('a table', () => {
  it('keeps separators, quotes and lines within quotes', () => {
    expect(toRows('a;b\r\n"x;""y""\nz";2\r\n\r\n')).toEqual([
      ['a', 'b'],
      ['x;"y"\nz', '2'],
    ])
  })

  it('reads texts by language and several pictures', () => {
    const { listings, errors } = readFeed(
      fromCsv(
        '\uFEFFreference,goal,status,webId,countryIso,zip,city,titles.nl,pictures\n' +
          'C1,rent,active,2,BE,9000,Gent,"Licht, ruim",https://a.example/1.jpg https://a.example/2.jpg\n' +
          'C2,rent,active,2,BE,9000\n',
      ),
    )
    expect(listings).toMatchObject([
      {
        reference: 'C1',
        titles: { nl: 'Licht, ruim' },
        pictures: ['https://a.example/1.jpg', 'https://a.example/2.jpg'],
      },
    ])
    expect(errors).toMatchObject([{ record: 'C2', field: 'city', problem: 'missing' }])
  })
})

describe('Kyero', () => {
  const property = (ref: string, changes: Record<string, string> = {}) =>
    el('property', [
      ...Object.entries({
        ref,
        price: '0',
        price_freq: 'sale',
        type: 'Country House',
        country: 'Spain',
        town: 'Altea',
        beds: '3',
        ...changes,
      }).map(([name, text]) => el(name, text)),
      el('desc', [el('nl', 'Mooi huis'), el('ru', 'Dom')]),
      el('images', [
        el('image', [el('url', 'https://a.example/2.jpg')], { id: '2' }),
        el('image', [el('url', 'https://a.example/1.jpg')], { id: '1' }),
      ]),
      el('notes', 'Private'),
    ])
  const feed = (...properties: ReturnType<typeof property>[]) =>
    el('root', [el('kyero', [el('feed_version', '3')]), ...properties])

  it('orders pictures by id, hides a price of 0 and never reads private notes', () => {
    const { listings } = readFeed(fromKyero(feed(property('K1'))))
    expect(listings).toMatchObject([
      {
        reference: 'K1',
        goal: 'sale',
        webId: 1,
        countryIso: 'ES',
        publishPrice: false,
        descriptions: { nl: 'Mooi huis' },
        pictures: ['https://a.example/1.jpg', 'https://a.example/2.jpg'],
      },
    ])
    expect(JSON.stringify(listings)).not.toContain('Private')
  })

  it('keeps a rent by the week apart and names what it does not know', () => {
    const weekly = property('K2', { price_freq: 'week', price: '900' })
    const strangeType = property('K3', { type: 'Spaceship' })
    const { listings, errors } = readFeed(fromKyero(feed(weekly, strangeType)))
    expect(listings).toMatchObject([{ goal: 'rent', price: 900, priceUnit: 5 }])
    expect(errors).toMatchObject([{ record: 'K3', sourceField: 'type', problem: 'invalid' }])
  })
})

describe('OpenImmo', () => {
  const estate = (reference: string, action: string, rent: string) =>
    el('immobilie', [
      el('objektkategorie', [
        el('vermarktungsart', '', { KAUF: 'false', MIETE_PACHT: 'true' }),
        el('objektart', [el('wohnung')]),
      ]),
      el('geo', [el('plz', '4700'), el('ort', 'Eupen'), el('land', '', { iso_land: 'BEL' })]),
      el('preise', [el('kaltmiete', rent)]),
      el('freitexte', [el('objekttitel', 'Helle Wohnung')]),
      el('zustand_angaben', [el('verkaufstatus', '', { stand: 'VERKAUFT' })]),
      el('anhaenge', [
        el('anhang', [el('daten', [el('pfad', 'https://a.example/b.jpg')])], {
          gruppe: 'BILD',
          location: 'REMOTE',
        }),
        el('anhang', [el('daten', [el('pfad', 'https://a.example/t.jpg')])], {
          gruppe: 'TITELBILD',
          location: 'REMOTE',
        }),
        el('anhang', [el('daten', [el('pfad', 'https://a.example/d.pdf')])], {
          gruppe: 'DOKUMENTE',
          location: 'REMOTE',
        }),
      ]),
      el('verwaltung_techn', [
        el('objektnr_extern', reference),
        el('aktion', '', { aktionart: action }),
      ]),
    ])
  const feed = el('openimmo', [
    el('anbieter', [
      estate('O1', 'CHANGE', '900.00'),
      estate('O2', 'DELETE', ''),
      estate('O3', 'CHANGE', 'viel'),
    ]),
  ])

  it('reads, takes back and names the fault of a record', () => {
    const { listings, withdrawn, errors } = readFeed(fromOpenImmo(feed))
    expect(listings).toMatchObject([
      {
        reference: 'O1',
        goal: 'rent',
        status: 'rented',
        webId: 2,
        price: 900,
        titles: { de: 'Helle Wohnung' },
        publishAddress: false,
        pictures: ['https://a.example/t.jpg', 'https://a.example/b.jpg'],
      },
    ])
    expect(withdrawn).toEqual(['O2'])
    expect(errors).toMatchObject([{ record: 'O3', sourceField: 'preise' }])
  })
})

describe('Omnicasa', () => {
  const item = {
    id: 7,
    Goal: 1,
    Status: 1,
    WebID: '2,5',
    Price: 950,
    PublishPrice: true,
    ZIP: 2000,
    City: 'Antwerpen',
    Street: '-',
    GoogleX: 51.2,
    GoogleY: 4.4,
    XLargePictureItems: [{ ID: 1, Url: 'https://a.example/1.jpg' }],
  }

  it('reads names in any case, drops dashes and knows latitude from longitude', () => {
    const answer = { GetPropertyListJsonResult: { Success: true, Value: { Items: [item] } } }
    expect(readFeed(fromOmnicasa(answer)).listings).toMatchObject([
      {
        reference: '7',
        goal: 'rent',
        status: 'active',
        webId: 2,
        zip: '2000',
        street: null,
        lat: 51.2,
        lng: 4.4,
        pictures: ['https://a.example/1.jpg'],
      },
    ])
    const turned = { ...item, GoogleX: 4.4, GoogleY: 51.2 }
    expect(readFeed(fromOmnicasa([turned])).listings).toMatchObject([{ lat: 51.2, lng: 4.4 }])
  })

  it('names an unknown status by its own field', () => {
    const { errors } = readFeed(fromOmnicasa([{ ...item, Status: 99 }]))
    expect(errors).toMatchObject([{ record: '7', sourceField: 'Status', problem: 'invalid' }])
  })
})

describe('Whise', () => {
  const estate = {
    id: 12,
    category: { id: 4 },
    purpose: { id: 3 },
    purposeStatus: { id: 16 },
    displayStatus: { id: 2 },
    price: 300_000,
    zip: '9000',
    city: 'Gent',
    shortDescription: [
      { languageId: 'nl-BE', content: 'Rustig' },
      { languageId: 'es-ES', content: 'Tranquilo' },
    ],
    pictures: [
      { order: 2, urlLarge: 'https://a.example/2.jpg' },
      { order: 1, urlXXL: 'https://a.example/1.jpg', urlSmall: 'https://a.example/s.jpg' },
    ],
  }

  it('reads codes, life annuities, languages and the order of pictures', () => {
    expect(readFeed(fromWhise({ estates: [estate], totalCount: 1 })).listings).toMatchObject([
      {
        reference: '12',
        goal: 'sale',
        isAnnuity: true,
        status: 'underOption',
        webId: 6,
        titles: { nl: 'Rustig' },
        pictures: ['https://a.example/1.jpg', 'https://a.example/2.jpg'],
      },
    ])
  })

  it('takes back what is offline and names an unknown code', () => {
    const offline = { ...estate, displayStatus: { id: 1 } }
    expect(readFeed(fromWhise([offline])).withdrawn).toEqual(['12'])
    const { errors } = readFeed(fromWhise([{ ...estate, category: { id: 99 } }]))
    expect(errors).toMatchObject([{ record: '12', sourceField: 'category.id', problem: 'invalid' }])
  })
})

describe('our own formats', () => {
  const types = (webId: unknown) => {
    const record = {
      reference: 'A-1',
      goal: 'sale',
      status: 'active',
      zip: '2000',
      city: 'Antwerpen',
    }
    return readFeed(fromJson([{ ...record, webId }])).listings.map((listing) => listing.webId)
  }

  it('take a type by its number or by its name in any language', () => {
    expect(types(2)).toEqual([2])
    expect(types('2')).toEqual([2])
    expect(types('Opbrengsteigendom')).toEqual([5])
    expect(types('immeuble de rapport')).toEqual([5])
    expect(types('Maison')).toEqual([1])
    expect(types('kasteelruïne')).toEqual([])
  })

  it('put a record without a country in Belgium', () => {
    const csv = 'reference,goal,status,webId,zip,city\nA-1,sale,active,Villa,2000,Antwerpen'
    expect(readFeed(fromCsv(csv)).listings).toMatchObject([{ webId: 1, countryIso: 'BE' }])
  })
})

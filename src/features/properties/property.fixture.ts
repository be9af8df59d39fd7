import type { Document, Marquee, Media, Property, Team } from '@/cms/payload-types'
import { messages } from './fact-messages'
import type { PropertyContext } from './to-property-view'

const moment = '2026-03-01T10:00:00.000Z'
const stamps = { createdAt: moment, updatedAt: moment }

export function createMedia(id: number, alt: string): Media {
  return { id, alt, kind: 'photo', width: 1600, height: 1200, mimeType: 'image/png', ...stamps }
}

export function createMarquee(wishes: Partial<Marquee> = {}): Marquee {
  return {
    id: 3,
    code: 3,
    name: 'Verkocht',
    tone: 'ink',
    hidesPrice: true,
    inLists: false,
    showOnMap: false,
    daysVisible: 90,
    ...stamps,
    ...wishes,
  }
}

export function createDocument(wishes: Partial<Document> = {}): Document {
  return {
    id: 8,
    title: 'EPC',
    kind: 'epc',
    visibility: 'public',
    url: '/api/documents/file/a.pdf',
    filesize: 1000,
    ...stamps,
    ...wishes,
  }
}

const manager: Team = {
  id: 4,
  name: 'Lotte Verhoeven',
  role: 'Makelaar',
  phone: '03 123 45 67',
  email: 'lotte@example.be',
  isPublic: true,
  ...stamps,
}

/** A Flemish house for sale whose address and price are public. */
export function createProperty(wishes: Partial<Property> = {}): Property {
  return {
    id: 1,
    publicId: 501,
    recordFile: '2000-014',
    goal: 'sale',
    status: 'active',
    _status: 'published',
    title: 'Herenhuis met stadstuin',
    mainType: {
      id: 11,
      webId: 1,
      key: 'house',
      name: 'Villa/Woning/Hoeve',
      showOrder: 1,
      sale: true,
      rent: true,
      ...stamps,
    },
    countryId: '10',
    zip: '2000',
    city: 'Antwerpen',
    publishAddress: true,
    street: 'Vlaamsekaai',
    houseNumber: '47',
    boxNr: '2',
    lat: 51.21234,
    lng: 4.39876,
    price: 479_000,
    publishPrice: true,
    registrationRights: 9_580,
    notaryFeeInclVat: 3_121,
    bedrooms: 4,
    surfaceLivingM2: 212,
    epcLabelText: 'E',
    energyPerformance: 450,
    epcUniqueCode: '20260314-0002716948-RES-1',
    pScore: 'A',
    gScore: 'D',
    pictures: [createMedia(70, 'Straatgevel met blauwe deur')],
    documents: [createDocument()],
    manager,
    publishedAt: moment,
    ...stamps,
    ...wishes,
  }
}

export function createContext(wishes: Partial<PropertyContext> = {}): PropertyContext {
  return {
    locale: 'nl',
    defaultLocale: 'nl',
    today: '2026-04-01',
    titles: { nl: 'Herenhuis met stadstuin', fr: 'Maison de maître' },
    descriptions: { nl: 'Ruim huis. De Vlaamsekaai ligt om de hoek. Zonnige tuin.' },
    factTexts: messages[wishes.locale ?? 'nl'],
    street: 'Vlaamsekaai',
    point: { lat: 51.215, lng: 4.4021, isApproximate: true },
    city: 'Antwerpen',
    ...wishes,
  }
}

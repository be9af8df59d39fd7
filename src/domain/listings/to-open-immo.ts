import { propertyTypes } from '../properties/property-types'
import type { PropertyStatus } from '../properties/statuses'
import {
  findMainLanguage,
  toPlainPrice,
  type ListingSender,
  type OfferedListing,
} from './offered-listing'
import { element, mark, writeXml, xmlStart } from './write-xml'
import type { XmlElement } from './xml-element'

/** Three letters (ISO 3166-1) of the countries that the agency works in. */
const threeOfIso: Readonly<Record<string, string>> = { BE: 'BEL', ES: 'ESP', LU: 'LUX' }

/** The kinds of `objektart` by the main type; the format has none for a studio but `wohnung`. */
const kindOfType: Readonly<Record<number, string>> = {
  1: 'haus',
  2: 'wohnung',
  3: 'wohnung',
  4: 'grundstueck',
  5: 'zinshaus_renditeobjekt',
  6: 'einzelhandel',
  7: 'parken',
}

const stateOfStatus: Readonly<Partial<Record<PropertyStatus, string>>> = {
  active: 'OFFEN',
  underOption: 'RESERVIERT',
  sold: 'VERKAUFT',
  rented: 'VERKAUFT',
}

const yesNo = (is: boolean) => (is ? 'true' : 'false')

function toCategory({ listing: { goal, webId } }: OfferedListing): XmlElement | null {
  const isHome = propertyTypes.some((type) => type.webId === webId && type.isResidential)
  return element('objektkategorie', [
    mark('nutzungsart', { WOHNEN: yesNo(isHome), GEWERBE: yesNo(!isHome) }),
    mark('vermarktungsart', {
      KAUF: yesNo(goal === 'sale'),
      MIETE_PACHT: yesNo(goal === 'rent'),
    }),
    element('objektart', [mark(kindOfType[webId] ?? 'haus')]),
  ])
}

function toGeo({ listing }: OfferedListing): XmlElement | null {
  const { zip, city, lat, lng, street, houseNumber, boxNr, countryIso } = listing
  return element('geo', [
    element('plz', zip),
    element('ort', city),
    lat === null || lng === null
      ? null
      : mark('geokoordinaten', { breitengrad: String(lat), laengengrad: String(lng) }),
    element('strasse', street),
    element('hausnummer', houseNumber),
    mark('land', { iso_land: threeOfIso[countryIso] ?? countryIso }),
    element('wohnungsnummer', boxNr),
  ])
}

/** Whom to ask: the agency, never the person who sells or lets. */
function toContact({ name, email, phone }: ListingSender): XmlElement | null {
  return element('kontaktperson', [
    element('email_zentrale', email),
    element('tel_zentrale', phone),
    element('name', name),
  ])
}

/** A rent by the week has no place of its own in the format, and is told on request. */
function toPrices({ listing }: OfferedListing): XmlElement | null {
  const price = toPlainPrice(listing)
  const currency = mark('waehrung', { iso_waehrung: 'EUR' })
  if (listing.goal === 'rent') {
    return element('preise', [
      price?.per === 'month' ? element('kaltmiete', price.amount) : null,
      currency,
    ])
  }
  const asked = { auf_anfrage: 'true' }
  const amount = price === null ? mark('kaufpreis', asked) : element('kaufpreis', price.amount)
  return element('preise', [amount, currency])
}

function toState({ listing }: OfferedListing): XmlElement | null {
  return element('zustand_angaben', [
    element('baujahr', listing.buildYear),
    element('energiepass', [
      element('endenergiebedarf', listing.energyKwhPerM2Year),
      element('wertklasse', listing.energyLabel),
    ]),
    mark('verkaufstatus', { stand: stateOfStatus[listing.status] ?? 'OFFEN' }),
  ])
}

function toAttachments({ listing }: OfferedListing): XmlElement | null {
  return element(
    'anhaenge',
    listing.pictures.map((url, place) =>
      element('anhang', [element('daten', [element('pfad', url)])], {
        location: 'REMOTE',
        gruppe: place === 0 ? 'TITELBILD' : 'BILD',
      }),
    ),
  )
}

/**
 * A listing in OpenImmo 1.2.7; null for a business that is taken over, for which the format has no
 * word. Its texts are in one language. The street is there only where it may be shown, and
 * `objektadresse_freigeben` says the same.
 */
export function toOpenImmo(offered: OfferedListing, sender: ListingSender): XmlElement | null {
  const { listing, changedAt } = offered
  if (listing.goal === 'takeover') return null
  const language = findMainLanguage(offered)
  return element('immobilie', [
    toCategory(offered),
    toGeo(offered),
    toContact(sender),
    toPrices(offered),
    element('flaechen', [
      element('wohnflaeche', listing.livingAreaM2),
      element('grundstuecksflaeche', listing.landAreaM2),
      element('anzahl_schlafzimmer', listing.bedrooms),
      element('anzahl_badezimmer', listing.bathrooms),
    ]),
    toState(offered),
    element('freitexte', [
      element('objekttitel', language && listing.titles[language]),
      element('objektbeschreibung', language && listing.descriptions[language]),
    ]),
    toAttachments(offered),
    element('verwaltung_objekt', [
      element('objektadresse_freigeben', yesNo(listing.publishAddress)),
    ]),
    element('verwaltung_techn', [
      element('objektnr_extern', listing.reference),
      mark('aktion', { aktionart: 'CHANGE' }),
      element('openimmo_obid', `${sender.host}/${listing.reference}`),
      element('stand_vom', changedAt.slice(0, 10)),
      element('sprache', language),
    ]),
  ])
}

/** What stands before and after the listings of an OpenImmo file: the whole offer of one sender. */
export function toOpenImmoFrame(sender: ListingSender): { start: string; end: string } {
  const transfer = mark('uebertragung', {
    art: 'OFFLINE',
    umfang: 'VOLL',
    modus: 'CHANGE',
    version: '1.2.7',
    sendersoftware: 'Gevel',
    senderversion: '1',
    timestamp: sender.madeAt.slice(0, 19),
  })
  const parts = [element('firma', sender.name), element('openimmo_anid', sender.host)]
  const written = parts.map((part) => (part === null ? '' : writeXml(part))).join('')
  return {
    start: `${xmlStart}<openimmo>${writeXml(transfer)}<anbieter>${written}\n`,
    end: '</anbieter></openimmo>\n',
  }
}

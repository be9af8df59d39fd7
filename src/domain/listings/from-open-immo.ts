import { isLocale, type Locale } from '../kernel/locales'
import { err, ok } from '../kernel/result'
import { isUntold, toFlagValue, toNumberValue } from './raw-values'
import type { FeedRead, FieldNames, RawListing } from './read-listings'
import { findTypeByWords } from './type-from-words'
import { childrenOf, findElement, findText, type XmlElement } from './xml-element'

const names: FieldNames = {
  reference: 'verwaltung_techn/objektnr_extern',
  goal: 'objektkategorie/vermarktungsart',
  status: 'zustand_angaben/verkaufstatus',
  webId: 'objektkategorie/objektart',
  price: 'preise',
  countryIso: 'geo/land@iso_land',
  zip: 'geo/plz',
  city: 'geo/ort',
  street: 'geo/strasse',
  houseNumber: 'geo/hausnummer',
  boxNr: 'geo/wohnungsnummer',
  publishAddress: 'verwaltung_objekt/objektadresse_freigeben',
  lat: 'geo/geokoordinaten@breitengrad',
  lng: 'geo/geokoordinaten@laengengrad',
  bedrooms: 'flaechen/anzahl_schlafzimmer',
  bathrooms: 'flaechen/anzahl_badezimmer',
  livingAreaM2: 'flaechen/wohnflaeche',
  landAreaM2: 'flaechen/grundstuecksflaeche',
  buildYear: 'zustand_angaben/baujahr',
  energyKwhPerM2Year: 'zustand_angaben/energiepass',
  energyLabel: 'zustand_angaben/energiepass/wertklasse',
  titles: 'freitexte/objekttitel',
  descriptions: 'freitexte/objektbeschreibung',
  pictures: 'anhaenge/anhang/daten/pfad',
}

/** Three letters (ISO 3166-1) of the countries that the agency works in. */
const isoOfThree: Readonly<Record<string, string>> = { BEL: 'BE', ESP: 'ES', LUX: 'LU' }

/** Words of `verkaufstatus@stand`. */
const statusByWord: Readonly<Record<string, string>> = {
  OFFEN: 'active',
  RESERVIERT: 'underOption',
  VERKAUFT: 'sold',
}

const pictureGroups = ['TITELBILD', 'BILD', 'AUSSENANSICHTEN', 'INNENANSICHTEN']

/**
 * Reads OpenImmo 1.2.7. `aktionart` DELETE takes a record back. The street stays hidden unless
 * `objektadresse_freigeben` says that it may be shown. Of the attachments the pictures with a web
 * address are taken, the title picture first; texts are in the language of the record, or the usual
 * one where it names none.
 */
export function fromOpenImmo(root: XmlElement, usualLanguage: Locale = 'de'): FeedRead {
  if (root.name !== 'openimmo') return err('feed.unreadable')
  const records = childrenOf(root, 'anbieter').flatMap((sender) =>
    childrenOf(sender, 'immobilie').map((estate) => toRaw(estate, usualLanguage)),
  )
  return ok({ records, names })
}

function toRaw(estate: XmlElement, usualLanguage: Locale): RawListing {
  const text = (path: string) => findText(estate, path)
  const number = (path: string) => toNumberValue(text(path))
  const attribute = (path: string, name: string) => findElement(estate, path)?.attributes[name]
  const goal = toGoal(findElement(estate, 'objektkategorie/vermarktungsart'))
  const price = toNumberValue(
    goal === 'sale'
      ? text('preise/kaufpreis')
      : (text('preise/kaltmiete') ?? text('preise/nettokaltmiete') ?? text('preise/warmmiete')),
  )
  const isRequest = toFlagValue(attribute('preise/kaufpreis', 'auf_anfrage')) === true
  const land = attribute('geo/land', 'iso_land')
  const language = (text('verwaltung_techn/sprache') ?? usualLanguage).slice(0, 2).toLowerCase()
  return {
    isWithdrawn: attribute('verwaltung_techn/aktion', 'aktionart') === 'DELETE',
    values: {
      reference: text('verwaltung_techn/objektnr_extern'),
      goal,
      status: toStatus(attribute('zustand_angaben/verkaufstatus', 'stand'), goal),
      webId: toType(findElement(estate, 'objektkategorie/objektart')),
      price,
      publishPrice: !isUntold(price) && !isRequest,
      countryIso: land === undefined ? undefined : (isoOfThree[land.toUpperCase()] ?? land),
      zip: text('geo/plz'),
      city: text('geo/ort'),
      street: text('geo/strasse'),
      houseNumber: text('geo/hausnummer'),
      boxNr: text('geo/wohnungsnummer'),
      publishAddress: toFlagValue(text('verwaltung_objekt/objektadresse_freigeben')),
      lat: toNumberValue(attribute('geo/geokoordinaten', 'breitengrad')),
      lng: toNumberValue(attribute('geo/geokoordinaten', 'laengengrad')),
      bedrooms: number('flaechen/anzahl_schlafzimmer'),
      bathrooms: number('flaechen/anzahl_badezimmer'),
      livingAreaM2: number('flaechen/wohnflaeche'),
      landAreaM2: number('flaechen/grundstuecksflaeche'),
      buildYear: number('zustand_angaben/baujahr'),
      energyKwhPerM2Year: toNumberValue(
        text('zustand_angaben/energiepass/endenergiebedarf') ??
          text('zustand_angaben/energiepass/energieverbrauchkennwert'),
      ),
      energyLabel: text('zustand_angaben/energiepass/wertklasse'),
      titles: inLanguage(language, text('freitexte/objekttitel')),
      descriptions: inLanguage(language, text('freitexte/objektbeschreibung')),
      pictures: toPictures(estate),
    },
  }
}

/** The kinds of marketing are flags; a sale wins where a record is offered both ways. */
function toGoal(kinds: XmlElement | null): string | undefined {
  const has = (name: string) => toFlagValue(kinds?.attributes[name]) === true
  if (has('KAUF') || has('ERBPACHT')) return 'sale'
  return has('MIETE_PACHT') || has('MIETE') || has('LEASING') ? 'rent' : undefined
}

function toStatus(word: string | undefined, goal: string | undefined): string {
  if (word === undefined) return 'active'
  const status = statusByWord[word.toUpperCase()] ?? word
  return status === 'sold' && goal === 'rent' ? 'rented' : status
}

function toType(kinds: XmlElement | null): number | string | undefined {
  const name = kinds?.children[0]?.name
  return name === undefined ? undefined : (findTypeByWords(name) ?? name)
}

function inLanguage(language: string, text: string | undefined): Record<string, string> {
  return isLocale(language) && text !== undefined ? { [language]: text } : {}
}

function toPictures(estate: XmlElement): string[] {
  return childrenOf(findElement(estate, 'anhaenge'), 'anhang')
    .map(({ attributes, children }) => ({
      rank: pictureGroups.indexOf(attributes.gruppe ?? ''),
      isRemote: attributes.location === 'REMOTE',
      path: children
        .find(({ name }) => name === 'daten')
        ?.children.find(({ name }) => name === 'pfad')?.text,
    }))
    .filter(({ rank, isRemote, path }) => rank >= 0 && isRemote && path !== undefined)
    .toSorted((a, b) => Number(b.rank === 0) - Number(a.rank === 0))
    .map(({ path }) => path ?? '')
}

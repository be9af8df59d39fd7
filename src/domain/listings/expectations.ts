import type { Locale, LocalizedText } from '../kernel/locales'
import { fieldNames } from './field-names'
import type { ListingField } from './listing'
import type { ListingError } from './read-listings'

const yesOrNo = {
  nl: 'ja of nee (1 of 0)',
  fr: 'oui ou non (1 ou 0)',
  en: 'yes or no (1 or 0)',
  de: 'ja oder nein (1 oder 0)',
}
const euros = {
  nl: 'een bedrag in euro, 0 tot 99.999.999',
  fr: 'un montant en euros, de 0 à 99 999 999',
  en: 'an amount in euro, 0 to 99,999,999',
  de: 'ein Betrag in Euro, 0 bis 99.999.999',
}
const squareMetres = {
  nl: 'een oppervlakte in m²',
  fr: 'une superficie en m²',
  en: 'an area in m²',
  de: 'eine Fläche in m²',
}
const wholeNumber = {
  nl: 'een geheel getal, 0 tot 999',
  fr: 'un nombre entier, de 0 à 999',
  en: 'a whole number, 0 to 999',
  de: 'eine ganze Zahl, 0 bis 999',
}
const degrees = {
  nl: 'een coördinaat in graden, zoals 51.2194',
  fr: 'une coordonnée en degrés, par exemple 51.2194',
  en: 'a coordinate in degrees, such as 51.2194',
  de: 'eine Koordinate in Grad, etwa 51.2194',
}
const score = {
  nl: 'een getal tussen -500 en 2000',
  fr: 'un nombre entre -500 et 2000',
  en: 'a number between -500 and 2000',
  de: 'eine Zahl zwischen -500 und 2000',
}
const texts = {
  nl: 'tekst per taal: nl, fr, en, de',
  fr: 'un texte par langue : nl, fr, en, de',
  en: 'text by language: nl, fr, en, de',
  de: 'Text je Sprache: nl, fr, en, de',
}

function shortText(charactersMax: number): LocalizedText {
  return {
    nl: `een tekst van 1 tot ${charactersMax} tekens`,
    fr: `un texte de 1 à ${charactersMax} caractères`,
    en: `a text of 1 to ${charactersMax} characters`,
    de: `ein Text von 1 bis ${charactersMax} Zeichen`,
  }
}

/** What each field of a listing has to hold, as told to an editor. */
export const expectations: Readonly<Record<ListingField, LocalizedText>> = {
  reference: shortText(40),
  goal: {
    nl: 'te koop, te huur of overname',
    fr: 'à vendre, à louer ou à remettre',
    en: 'for sale, for rent or transfer',
    de: 'Verkauf, Vermietung oder Übernahme',
  },
  status: {
    nl: 'een bekende status, zoals actief, verkocht of verhuurd',
    fr: 'un statut connu, par exemple actif, vendu ou loué',
    en: 'a known status, such as active, sold or rented',
    de: 'ein bekannter Status, etwa aktiv, verkauft oder vermietet',
  },
  webId: {
    nl: 'een bekend type van pand, bij naam of 1 tot 7',
    fr: 'un type de bien connu, par son nom ou de 1 à 7',
    en: 'a known type of property, by its name or 1 to 7',
    de: 'eine bekannte Objektart, mit Namen oder 1 bis 7',
  },
  isAnnuity: yesOrNo,
  isNewBuild: yesOrNo,
  price: euros,
  priceUnit: {
    nl: 'een code: 0 zonder eenheid, 1 per maand, 2 per jaar, 3 per m², 4 per m² per jaar, 5 per week, 6 prijs op aanvraag, 7 vanaf',
    fr: 'un code : 0 sans unité, 1 par mois, 2 par an, 3 par m², 4 par m² et par an, 5 par semaine, 6 prix sur demande, 7 à partir de',
    en: 'a code: 0 without a unit, 1 per month, 2 per year, 3 per m², 4 per m² a year, 5 per week, 6 price on request, 7 starting from',
    de: 'ein Code: 0 ohne Einheit, 1 pro Monat, 2 pro Jahr, 3 pro m², 4 pro m² und Jahr, 5 pro Woche, 6 Preis auf Anfrage, 7 ab',
  },
  publishPrice: yesOrNo,
  countryIso: {
    nl: 'een land waarin het kantoor werkt: BE, ES of LU',
    fr: 'un pays où l’agence travaille : BE, ES ou LU',
    en: 'a country that the agency works in: BE, ES or LU',
    de: 'ein Land, in dem das Büro arbeitet: BE, ES oder LU',
  },
  zip: {
    nl: 'een postcode van hoogstens 10 tekens, in België vier cijfers',
    fr: 'un code postal de 10 caractères au plus, en Belgique quatre chiffres',
    en: 'a postcode of at most 10 characters, in Belgium four digits',
    de: 'eine Postleitzahl von höchstens 10 Zeichen, in Belgien vier Ziffern',
  },
  city: shortText(80),
  street: shortText(120),
  houseNumber: shortText(20),
  boxNr: shortText(20),
  publishAddress: yesOrNo,
  lat: degrees,
  lng: degrees,
  bedrooms: wholeNumber,
  bathrooms: wholeNumber,
  livingAreaM2: squareMetres,
  landAreaM2: squareMetres,
  buildYear: {
    nl: 'een jaartal met vier cijfers',
    fr: 'une année à quatre chiffres',
    en: 'a year of four digits',
    de: 'eine Jahreszahl mit vier Ziffern',
  },
  energyKwhPerM2Year: score,
  energyLabel: shortText(20),
  energyCertificateCode: shortText(60),
  co2KgPerM2Year: score,
  titles: texts,
  descriptions: texts,
  pictures: {
    nl: 'hoogstens 200 webadressen (http of https)',
    fr: 'au plus 200 adresses web (http ou https)',
    en: 'at most 200 web addresses (http or https)',
    de: 'höchstens 200 Webadressen (http oder https)',
  },
}

/** What is wrong, with `{field}` for its name and `{value}` for what came. */
const sentences: Record<ListingError['problem'], LocalizedText> = {
  missing: {
    nl: '{field} ontbreekt.',
    fr: '{field} manque.',
    en: '{field} is missing.',
    de: '{field} fehlt.',
  },
  invalid: {
    nl: '“{value}” is geen geldige waarde voor {field}.',
    fr: '«\u00A0{value}\u00A0» n’est pas une valeur valable pour {field}.',
    en: '“{value}” is not a valid value for {field}.',
    de: '„{value}“ ist kein gültiger Wert für {field}.',
  },
  repeated: {
    nl: '{field} komt al eerder voor.',
    fr: '{field} figure déjà plus haut.',
    en: '{field} occurs before.',
    de: '{field} kommt schon vorher vor.',
  },
  taken: {
    nl: '{field} is al van een ander pand, dat niet uit deze bron komt.',
    fr: '{field} appartient déjà à un autre bien, qui ne vient pas de cette source.',
    en: '{field} belongs to another property already, which did not come from this source.',
    de: '{field} gehört schon zu einem anderen Objekt, das nicht aus dieser Quelle stammt.',
  },
}

/** For a value that was read before values were kept. */
const unknownValue: LocalizedText = {
  nl: '{field} heeft geen geldige waarde.',
  fr: '{field} n’a pas de valeur valable.',
  en: '{field} has no valid value.',
  de: '{field} hat keinen gültigen Wert.',
}

const expected: LocalizedText = {
  nl: 'Verwacht wordt: {expected}.',
  fr: 'Valeur attendue\u00A0: {expected}.',
  en: 'Expected is: {expected}.',
  de: 'Erwartet wird: {expected}.',
}

/**
 * An error for an editor in whole sentences: which field by its own and by the sender's name, what came
 * and what was expected. The record stands above.
 */
export function formatListingError(error: ListingError, locale: Locale): string {
  const { field, sourceField, problem, value } = error
  const isBare = problem === 'invalid' && value === undefined
  const values: Readonly<Record<string, string>> = {
    field: `${fieldNames[field][locale]} (${sourceField})`,
    value: value ?? '',
    expected: expectations[field][locale],
  }
  const isWhole = problem === 'repeated' || problem === 'taken'
  const fault = (isBare ? unknownValue : sentences[problem])[locale]
  const text = isWhole ? fault : `${fault} ${expected[locale]}`
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole)
}

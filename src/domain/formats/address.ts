import type { Locale } from '../kernel/locales'
import type { AddressParts } from '../places/address'
import { displayPlaceName } from '../places/place-name'

const boxWords: Record<Locale, string> = { nl: 'bus', fr: 'boîte', en: 'box', de: 'Bk.' }

/** Prints street, number and box: "Kerkstraat 12 bus 3"; null when the street is not shown. */
export function formatStreetLine(
  { street, houseNumber, boxNr }: Pick<AddressParts, 'street' | 'houseNumber' | 'boxNr'>,
  locale: Locale,
): string | null {
  const name = trimmed(street)
  if (name === '') return null
  const number = trimmed(houseNumber)
  const box = trimmed(boxNr)
  return [name, number, number !== '' && box !== '' ? `${boxWords[locale]} ${box}` : '']
    .filter((part) => part !== '')
    .join(' ')
}

/** Prints postcode and place: "2000 Antwerpen". */
export function formatCityLine({ zip, city }: Pick<AddressParts, 'zip' | 'city'>): string {
  return `${trimmed(zip)} ${displayPlaceName(city)}`.trim()
}

/** Feeds write a missing part as a dash. */
function trimmed(part: string | null): string {
  const text = part?.trim() ?? ''
  return text === '-' ? '' : text
}

import type { Locale } from '../kernel/locales'
import { wholeNumberInWords } from './number-words'

const highest = 999_999_999

/**
 * Writes an amount of euros in words, as an offer repeats it: "vierhonderdnegenenzeventigduizend
 * euro". French is Belgian (septante, nonante); cents follow when there are any.
 *
 * @param euros From 0 to 999,999,999; rounded to the cent.
 * @returns null for any other number.
 */
export function amountInWords(euros: number, locale: Locale): string | null {
  if (!Number.isFinite(euros) || euros < 0) return null
  const allCents = Math.round(euros * 100)
  const whole = Math.floor(allCents / 100)
  const cents = allCents % 100
  if (whole > highest) return null
  const amount = wholeEuros(whole, locale)
  return cents === 0 ? amount : `${amount} ${and[locale]} ${centsText(cents, locale)}`
}

const and: Record<Locale, string> = { nl: 'en', fr: 'et', en: 'and', de: 'und' }

function wholeEuros(euros: number, locale: Locale): string {
  const number = wholeNumberInWords[locale](euros)
  const texts: Record<Locale, string> = {
    nl: `${number} euro`,
    fr: `${number} ${frenchNoun(euros)}`,
    en: `${number} ${euros === 1 ? 'euro' : 'euros'}`,
    de: `${number} Euro`,
  }
  return texts[locale]
}

/** After a round million French joins the noun: "deux millions d’euros". Zero is singular. */
function frenchNoun(euros: number): string {
  if (euros > 0 && euros % 1_000_000 === 0) return 'd’euros'
  return euros < 2 ? 'euro' : 'euros'
}

function centsText(cents: number, locale: Locale): string {
  const number = wholeNumberInWords[locale](cents)
  const texts: Record<Locale, string> = {
    nl: `${number} cent`,
    fr: `${number} ${cents === 1 ? 'cent' : 'cents'}`,
    en: `${number} ${cents === 1 ? 'cent' : 'cents'}`,
    de: `${number} Cent`,
  }
  return texts[locale]
}

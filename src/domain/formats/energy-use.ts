import type { Locale } from '../kernel/locales'
import { formatNumber, noBreakSpace } from './numbers'

/** Belgian French joins the year to the unit; the other languages write it out. */
const perYear: Record<Locale, string> = {
  nl: ' per jaar',
  fr: '.an',
  en: ' per year',
  de: ' pro Jahr',
}

/** Prints a score in kWh/m² per year: "268 kWh/m² per jaar". */
export function formatEnergy(kwhPerM2Year: number, locale: Locale): string {
  return `${formatNumber(kwhPerM2Year)}${noBreakSpace}kWh/m²${perYear[locale]}`
}

/** Prints a total use in kWh per year: "41.000 kWh per jaar". */
export function formatTotalEnergy(kwhYear: number, locale: Locale): string {
  const unit = locale === 'fr' ? 'kWh/an' : `kWh${perYear[locale]}`
  return `${formatNumber(kwhYear)}${noBreakSpace}${unit}`
}

/** Prints an emission in kg CO₂/m² per year: "52 kg CO₂/m² per jaar". */
export function formatCo2(kgPerM2Year: number, locale: Locale): string {
  return `${formatNumber(kgPerM2Year)}${noBreakSpace}kg${noBreakSpace}CO₂/m²${perYear[locale]}`
}

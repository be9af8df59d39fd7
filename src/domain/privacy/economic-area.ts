/** The European Union with Iceland, Liechtenstein and Norway, by the letters of their countries. */
const members =
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK'.split(
    ' ',
  )

/**
 * Whether a firm of a country lies in the European Economic Area, where the GDPR is law. Of others the
 * visitor is told that data are transferred there (GDPR, art. 13 §1 f).
 */
export function isInEconomicArea(country: string): boolean {
  return members.includes(country)
}

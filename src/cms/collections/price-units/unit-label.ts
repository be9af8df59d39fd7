import { isLocale } from '@/domain/kernel/locales'
import { words } from '../../fields/words'

const noUnit = words('zonder eenheid', 'sans unité', 'no unit', 'ohne Einheit')

/** Code of a price that is meant as it stands. */
const noUnitCode = 0

/**
 * What the desk calls a price unit. The one that adds no words to a price has none to be known by
 * either, and a choice without a name is not made; so it gets one here, which no page shows.
 */
export function toUnitLabel(stored: unknown, code: unknown, locale: unknown): unknown {
  const isNameless = stored === undefined || stored === null || stored === ''
  if (!isNameless || code !== noUnitCode) return stored
  return typeof locale === 'string' && isLocale(locale) ? noUnit[locale] : stored
}

/** What is kept of a label: not the name that was made up for reading, which a form of the desk sends back. */
export function toStoredLabel(label: unknown): unknown {
  return Object.values(noUnit).some((name) => name === label) ? null : label
}

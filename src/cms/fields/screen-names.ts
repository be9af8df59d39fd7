import type { GridSize } from '@/domain/grid/placement'
import type { LocalizedText } from '@/domain/kernel/locales'

/** The screens for which modules have a width, as editors read them. */
export const screenNames = {
  xs: { nl: 'Telefoon', fr: 'Téléphone', en: 'Phone', de: 'Telefon' },
  sm: { nl: 'Grote telefoon', fr: 'Grand téléphone', en: 'Large phone', de: 'Großes Telefon' },
  md: { nl: 'Tablet', fr: 'Tablette', en: 'Tablet', de: 'Tablet' },
  lg: { nl: 'Laptop', fr: 'Ordinateur portable', en: 'Laptop', de: 'Laptop' },
  xl: { nl: 'Groot scherm', fr: 'Grand écran', en: 'Large screen', de: 'Großer Bildschirm' },
} as const satisfies Record<GridSize, LocalizedText>

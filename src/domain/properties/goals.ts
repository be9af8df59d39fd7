import type { LocalizedText } from '../kernel/locales'

/** What happens with a property. A takeover hands a running business to somebody else. */
export const propertyGoals = ['sale', 'rent', 'takeover'] as const

export type PropertyGoal = (typeof propertyGoals)[number]

export const goalNames: Record<PropertyGoal, LocalizedText> = {
  sale: { nl: 'Te koop', fr: 'À vendre', en: 'For sale', de: 'Zu verkaufen' },
  rent: { nl: 'Te huur', fr: 'À louer', en: 'For rent', de: 'Zu vermieten' },
  takeover: {
    nl: 'Ter overname',
    fr: 'À remettre',
    en: 'Business for transfer',
    de: 'Zu übernehmen',
  },
}

/** The goal behind an imported code: 0 sale, 2 takeover; 1 and every other number is rent. */
export function goalFromCode(code: number): PropertyGoal {
  if (code === 0) return 'sale'
  return code === 2 ? 'takeover' : 'rent'
}

/** Tells whether a goal stands in the lists of what is for rent: all but a sale. */
export function isRentLike(goal: PropertyGoal): boolean {
  return goal !== 'sale'
}

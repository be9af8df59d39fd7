import type { LocalizedText } from '../kernel/locales'

/**
 * The two titles that the law of 11 February 2013 protects. Everybody on the register carries one
 * of them; its translation is fixed by law in Dutch, French and German.
 */
const brokerTitles = {
  intermediary: {
    nl: 'Vastgoedmakelaar-bemiddelaar',
    fr: 'Agent immobilier intermédiaire',
    en: 'Estate agent (intermediary)',
    de: 'Immobilienmakler-Vermittler',
  },
  steward: {
    nl: 'Vastgoedmakelaar-syndicus',
    fr: 'Agent immobilier syndic',
    en: 'Estate agent (property manager)',
    de: 'Immobilienmakler-Verwalter',
  },
} as const satisfies Record<string, LocalizedText>

export type BrokerTitle = keyof typeof brokerTitles

const signs: Readonly<Record<BrokerTitle, RegExp>> = {
  steward: /syndi|verwalter|property manager|rentmeester|régisseur/i,
  intermediary: /bemiddelaar|intermédiaire|intermediary|vermittler/i,
}

/** The protected title that an editor wrote in one of the languages; null for any other words. */
export function findBrokerTitle(text: string): BrokerTitle | null {
  if (signs.steward.test(text)) return 'steward'
  return signs.intermediary.test(text) ? 'intermediary' : null
}

/** The protected title in each language. */
export function nameBrokerTitle(title: BrokerTitle): LocalizedText {
  return brokerTitles[title]
}

import type { LocalizedText } from '../kernel/locales'
import type { ComparisonOperator, Condition, Operand } from './condition'

/** How a condition is said in one language: names of fields, and words between them. */
export type ConditionTongue = {
  /** The field as editors know it, and what one of its values is called. */
  nameOf: (field: string) => string
  nameValue: (field: string | null, value: string) => string
  words: Readonly<Record<ConditionWord, string>>
}

export type ConditionWord =
  ComparisonOperator | 'and' | 'or' | 'not' | 'in' | 'empty' | 'notEmpty' | 'yes' | 'no'

/** The words between fields and values. */
export const conditionWords: Readonly<Record<ConditionWord, LocalizedText>> = {
  '==': { nl: 'is', fr: 'est', en: 'is', de: 'ist' },
  '!=': { nl: 'is niet', fr: 'n’est pas', en: 'is not', de: 'ist nicht' },
  '<': { nl: 'is minder dan', fr: 'est inférieur à', en: 'is less than', de: 'ist kleiner als' },
  '<=': { nl: 'is hoogstens', fr: 'est au plus', en: 'is at most', de: 'ist höchstens' },
  '>': { nl: 'is meer dan', fr: 'est supérieur à', en: 'is more than', de: 'ist größer als' },
  '>=': { nl: 'is minstens', fr: 'est au moins', en: 'is at least', de: 'ist mindestens' },
  and: { nl: 'en', fr: 'et', en: 'and', de: 'und' },
  or: { nl: 'of', fr: 'ou', en: 'or', de: 'oder' },
  not: { nl: 'niet', fr: 'pas', en: 'not', de: 'nicht' },
  in: { nl: 'is een van', fr: 'est parmi', en: 'is one of', de: 'ist eines von' },
  empty: { nl: 'is leeg', fr: 'est vide', en: 'is empty', de: 'ist leer' },
  notEmpty: { nl: 'is ingevuld', fr: 'est rempli', en: 'is filled in', de: 'ist ausgefüllt' },
  yes: { nl: 'ja', fr: 'oui', en: 'yes', de: 'ja' },
  no: { nl: 'nee', fr: 'non', en: 'no', de: 'nein' },
}

const fieldOf = (operand: Operand) => (operand.kind === 'field' ? operand.name : null)

function sayOperand(operand: Operand, beside: string | null, tongue: ConditionTongue): string {
  if (operand.kind === 'field') return tongue.nameOf(operand.name)
  const { value } = operand
  if (typeof value === 'boolean') return tongue.words[value ? 'yes' : 'no']
  return tongue.nameValue(beside, String(value))
}

/** In brackets where and stands within or, so that nobody reads it otherwise than it is answered. */
function sayTerm(term: Condition, tongue: ConditionTongue): string {
  const text = sayCondition(term, tongue)
  return term.kind === 'and' || term.kind === 'or' ? `(${text})` : text
}

function sayNot(term: Condition, tongue: ConditionTongue): string {
  const { words } = tongue
  if (term.kind === 'empty') return `${sayOperand(term.operand, null, tongue)} ${words.notEmpty}`
  if (term.kind === 'is') return `${sayOperand(term.operand, null, tongue)}: ${words.no}`
  return `${words.not} (${sayCondition(term, tongue)})`
}

/** A condition in the words of editors: "Bouwjaar is minstens 2006 of Nieuwbouw: ja". */
export function sayCondition(condition: Condition, tongue: ConditionTongue): string {
  const { words } = tongue
  switch (condition.kind) {
    case 'and':
    case 'or':
      return condition.terms.map((term) => sayTerm(term, tongue)).join(` ${words[condition.kind]} `)
    case 'not':
      return sayNot(condition.term, tongue)
    case 'compare': {
      const { left, right, operator } = condition
      const first = sayOperand(left, fieldOf(right), tongue)
      return `${first} ${words[operator]} ${sayOperand(right, fieldOf(left), tongue)}`
    }
    case 'in': {
      const { item, options } = condition
      const names = options.map((option) => sayOperand(option, fieldOf(item), tongue))
      return `${sayOperand(item, null, tongue)} ${words.in} ${names.join(', ')}`
    }
    case 'empty':
      return `${sayOperand(condition.operand, null, tongue)} ${words.empty}`
    case 'is':
      return `${sayOperand(condition.operand, null, tongue)}: ${words.yes}`
  }
}

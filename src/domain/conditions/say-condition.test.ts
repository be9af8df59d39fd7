import { describe, expect, it } from 'vitest'
import { toCondition, type FieldCondition } from './field-condition'
import { conditionWords, sayCondition, type ConditionTongue } from './say-condition'

const names: Record<string, string> = { constructionYear: 'Bouwjaar', isNewBuild: 'Nieuwbouw' }

const dutch: ConditionTongue = {
  nameOf: (field) => names[field] ?? field,
  nameValue: (field, value) => (field === 'goal' && value === 'sale' ? 'Te koop' : value),
  words: Object.fromEntries(
    Object.entries(conditionWords).map(([word, text]) => [word, text.nl]),
  ) as ConditionTongue['words'],
}

function say(record: FieldCondition): string | null {
  const condition = toCondition(record)
  return condition.ok && condition.value ? sayCondition(condition.value, dutch) : null
}

const sayText = (advancedCondition: string) => say({ advancedCondition })

describe('sayCondition', () => {
  it('names fields and values as editors know them', () => {
    expect(sayText('constructionYear >= 2006 or isNewBuild')).toBe(
      'Bouwjaar is minstens 2006 of Nieuwbouw: ja',
    )
    expect(say({ field: 'goal', logic: 'equals', compareWithValue: 'sale' })).toBe(
      'goal is Te koop',
    )
  })

  it('says what is not, and keeps terms together that belong together', () => {
    expect(sayText('not empty constructionYear and not isNewBuild')).toBe(
      'Bouwjaar is ingevuld en Nieuwbouw: nee',
    )
    expect(sayText('isNewBuild and (empty constructionYear or constructionYear < 1950)')).toBe(
      'Nieuwbouw: ja en (Bouwjaar is leeg of Bouwjaar is minder dan 1950)',
    )
    expect(sayText('not (constructionYear == 1950)')).toBe('niet (Bouwjaar is 1950)')
  })
})

import { toPublicationFacts } from '@/cms/collections/properties/gate/publication-facts'
import type { Property } from '@/cms/payload-types'
import { findLoaded } from '@/cms/relation-id'
import type { Locale } from '@/domain/kernel/locales'
import { mandatoryMentions, type MentionKind } from '@/domain/properties/mandatory-mentions'
import {
  allotmentRow,
  certificateRow,
  co2Row,
  eLevelRow,
  energyTotalRow,
  judicialRow,
  permitCode,
  planningRow,
  planningTextRow,
  preemptionCode,
  summonsCode,
} from './fact-own-rows'
import { amountPerRow, answerRow, type FactRow, type FactTexts, type RowMaker } from './fact-rows'
import { regionOf } from './record-values'

/** What every print of a home has to mention. */
export type PropertyLaw = {
  kinds: readonly MentionKind[]
  /** Of those that are facts in a row: the row, where the fact is known. */
  rows: Partial<Record<MentionKind, FactRow>>
}

const destinationRow = planningRow(
  'areaApplication',
  ({ areaApplication }) => areaApplication ?? null,
)
const summonsRow = planningRow('hasSummons', ({ hasSummons }) => summonsCode(hasSummons))
const noChargesRow: RowMaker = ({ chargesRenter }, texts) =>
  chargesRenter === 0 ? { label: texts.label.chargesRenter, value: '€ 0' } : null

/** The first of some rows whose fact is known. */
function firstOf(...makers: readonly RowMaker[]): RowMaker {
  return (property, texts, locale) => {
    for (const make of makers) {
      const row = make(property, texts, locale)
      if (row !== null) return row
    }
    return null
  }
}

/** Mentions that are facts of a table; the others have words of their own. */
const makers: Readonly<Partial<Record<MentionKind, RowMaker>>> = {
  charges: firstOf(amountPerRow('chargesRenter', 'month'), noChargesRow),
  meters: answerRow('individualMeters'),
  energyTotal: energyTotalRow,
  co2: co2Row,
  eLevel: eLevelRow,
  certificate: certificateRow,
  permit: planningRow('hasPermit', ({ hasPermit }) => permitCode(hasPermit)),
  destination: destinationRow,
  // The court's decision, or at least whether somebody was summoned.
  enforcement: firstOf(judicialRow, summonsRow),
  preemption: planningRow('hasPreemptiveRight', ({ hasPreemptiveRight }) =>
    preemptionCode(hasPreemptiveRight),
  ),
  subdivision: allotmentRow,
  zoning: firstOf(destinationRow, planningTextRow),
  planningInfo: planningTextRow,
}

/**
 * What prints of a home have to mention, from the record after `hidePrivate`: a hidden address is
 * not among the facts, so that its certificate has to be named.
 */
export function toPropertyLaw(
  property: Property,
  { texts, locale, hasDuty }: { texts: FactTexts; locale: Locale; hasDuty: boolean },
): PropertyLaw {
  const webId = findLoaded(property.mainType)?.webId ?? null
  const facts = { ...toPublicationFacts(property, webId), hasRenovationDuty: hasDuty }
  const kinds = mandatoryMentions(facts, regionOf(property))
  const rows = kinds.flatMap((kind) => {
    const row = makers[kind]?.(property, texts, locale)
    return row ? [[kind, row] as const] : []
  })
  return { kinds, rows: Object.fromEntries(rows) }
}

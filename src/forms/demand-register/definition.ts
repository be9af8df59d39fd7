import { demandZones } from '@/domain/matching/zones'
import { isTurnedRound } from '@/domain/pricing/order-prices'
import { thanksPages } from '@/domain/routes/known-pages'
import { turnedValue } from '@/domain/routes/search-alerts'
import { defineForm } from '../_kit/define-form'
import { inPart } from '../_kit/form-field'
import {
  createPersonFields,
  newsletterField,
  optionalRemarkField,
  privacyField,
} from '../_kit/person-fields'
import { createWishFields } from './wish-fields'

const wishFields = createWishFields(demandZones)

/** Asks to be told of what comes on the market: where, what, and for how much. */
export const definition = defineForm({
  kind: 'demand-register',
  subject: 'none',
  feedback: thanksPages.demand,
  // The mail by which the demand is confirmed says that it came in.
  answersItself: true,
  tells: (answers) => (isTurnedRound(answers) ? turnedValue : undefined),
  fields: (set) => [
    ...inPart('search', wishFields.search),
    ...inPart('needs', wishFields.needs),
    ...inPart('person', createPersonFields(set)),
    ...inPart('ending', [optionalRemarkField, newsletterField, privacyField]),
  ],
})

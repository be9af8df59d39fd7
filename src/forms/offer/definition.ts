import {
  cityMaxCharacters,
  citySchema,
  streetMaxCharacters,
  streetSchema,
} from '@/domain/contact/address'
import { createEmailSchema, emailMaxCharacters } from '@/domain/contact/email'
import { createNumberSchema, numberBounds } from '@/domain/contact/bounds'
import { createNameSchema, nameMaxCharacters } from '@/domain/contact/name'
import { optInSchema } from '@/domain/contact/privacy'
import { createLinesSchema, remarkMaxCharacters } from '@/domain/contact/remark'
import { createLineSchema, createOptionalSchema } from '@/domain/contact/text-field'
import { offerMailKinds } from '@/cms/collections/offers/mail-kinds'
import { amountInWords } from '@/domain/formats/amount-in-words'
import { financingDaysMax } from '@/domain/offers/offer-answers'
import { findValidityIssue } from '@/domain/offers/validity'
import type { CalendarDay } from '@/domain/kernel/calendar-day'
import { defineForm, type FormAnswers, type FormCheck } from '../_kit/define-form'
import { inPart, type FormField } from '../_kit/form-field'
import { createPersonFields, privacyField } from '../_kit/person-fields'
import { createDaySchema } from '../_kit/day-schema'

const euros = { min: 1, max: numberBounds.price.max }

const common = { control: 'text', autoComplete: 'off' } as const

function createAmountField(name: string, isOptional = false): FormField {
  const schema = createNumberSchema(euros, {
    missing: `${name}.missing`,
    invalid: `${name}.invalid`,
  })
  return {
    ...common,
    name,
    inputMode: 'numeric',
    // "99.999.999" with a euro sign and its space.
    maxCharacters: String(euros.max).length + 4,
    width: 'half',
    hasThousands: true,
    schema: isOptional ? createOptionalSchema(schema) : schema,
  }
}

function createDayField(
  name: 'startDate' | 'endDate',
  codes: Parameters<typeof createDaySchema>[0],
): FormField {
  return {
    ...common,
    name,
    type: 'date',
    maxCharacters: 'dd / mm / yyyy'.length,
    width: 'half',
    schema: createDaySchema(codes),
  }
}

const offerFields: readonly FormField[] = [
  { ...createAmountField('amount'), width: undefined },
  createDayField('startDate', {
    incomplete: 'startDate.incomplete',
    invalid: 'startDate.incomplete',
  }),
  createDayField('endDate', { incomplete: 'endDate.incomplete', invalid: 'endDate.invalid' }),
]

const addressFields: readonly FormField[] = [
  {
    name: 'street',
    control: 'text',
    autoComplete: 'address-line1',
    maxCharacters: streetMaxCharacters,
    width: 'half',
    schema: streetSchema,
  },
  {
    name: 'city',
    control: 'text',
    autoComplete: 'address-line2',
    maxCharacters: cityMaxCharacters,
    width: 'half',
    schema: citySchema,
  },
]

const secondSignerFields: readonly FormField[] = [
  {
    ...common,
    name: 'secondName',
    maxCharacters: nameMaxCharacters,
    width: 'half',
    schema: createOptionalSchema(createNameSchema('name')),
  },
  {
    ...common,
    name: 'secondEmail',
    type: 'email',
    maxCharacters: emailMaxCharacters,
    width: 'half',
    schema: createOptionalSchema(createEmailSchema('secondEmail')),
  },
]

const termFields: readonly FormField[] = [
  { name: 'financing', control: 'checkbox', schema: optInSchema },
  createAmountField('financingAmount', true),
  {
    ...common,
    name: 'financingDays',
    inputMode: 'numeric',
    maxCharacters: String(financingDaysMax).length,
    width: 'half',
    schema: createOptionalSchema(
      createNumberSchema(
        { min: 1, max: financingDaysMax },
        { missing: 'financingDays.missing', invalid: 'financingDays.invalid' },
      ),
    ),
  },
  {
    name: 'conditions',
    control: 'text-area',
    maxCharacters: remarkMaxCharacters,
    schema: createOptionalSchema(createLinesSchema('conditions.missing', 'conditions.tooLong')),
  },
]

const placeField: FormField = {
  ...common,
  name: 'place',
  maxCharacters: cityMaxCharacters,
  width: 'half',
  schema: createLineSchema({
    maxCharacters: cityMaxCharacters,
    missing: 'place.missing',
    tooLong: 'place.tooLong',
  }),
}

/** The days as far as both can be read; what cannot is told by its own field. */
function findDays({ startDate, endDate }: FormAnswers) {
  const isDay = (value: unknown): value is CalendarDay =>
    typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value)
  return isDay(startDate) && isDay(endDate) ? { startsOn: startDate, endsOn: endDate } : null
}

function findDayIssue(answers: FormAnswers, today: CalendarDay | null) {
  const days = findDays(answers)
  return days && findValidityIssue(days, today)
}

const dayChecks: readonly FormCheck[] = (['endDate.beforeStart', 'endDate.tooLate'] as const).map(
  (code) => ({
    field: 'endDate',
    code,
    holds: (answers) => findDayIssue(answers, null)?.code !== code,
  }),
)

const financingChecks: readonly FormCheck[] = ['financingAmount', 'financingDays'].map((field) => ({
  field,
  code: `${field}.missing`,
  holds: (answers) => answers['financing'] !== true || answers[field] !== undefined,
}))

/** Both signers get a copy, so that neither the name nor the address of the second stands alone. */
const secondSignerChecks: readonly FormCheck[] = [
  {
    field: 'secondName',
    code: 'name.missing',
    holds: ({ secondName, secondEmail }) => secondEmail === undefined || secondName !== undefined,
  },
  {
    field: 'secondEmail',
    code: 'secondEmail.missing',
    holds: ({ secondName, secondEmail }) => secondName === undefined || secondEmail !== undefined,
  },
]

/** Makes a purchase offer on one home. It binds, so that it is read back and confirmed. */
export const definition = defineForm({
  kind: 'offer',
  subject: 'property',
  feedback: '/feedback/offer/',
  repeatsChosen: true,
  answersItself: true,
  noticeKind: offerMailKinds.notice,
  mailed: ['email', 'secondEmail'],
  fields: (set) => [
    ...inPart('offer', offerFields),
    ...inPart('person', [...createPersonFields(set), ...addressFields, ...secondSignerFields]),
    ...inPart('terms', termFields),
    ...inPart('ending', [placeField, privacyField]),
  ],
  checks: () => [...dayChecks, ...financingChecks, ...secondSignerChecks],
  // An amount without its tick is no condition.
  tidy: ({ financingAmount, financingDays, ...rest }) =>
    rest['financing'] === true ? { ...rest, financingAmount, financingDays } : rest,
  accepts: ({ takesOffers }) => takesOffers === true,
  review: {
    judge: (answers, today) => {
      const issue = findDayIssue(answers, today)
      return issue ? { [issue.field]: issue.code } : {}
    },
    toConfirm: ({ amount }, locale) => amountInWords(Number(amount), locale) ?? '',
  },
})

import { createNumberSchema } from '@/domain/contact/bounds'
import { createTickSchema } from '@/domain/contact/privacy'
import {
  findTenantQuestions,
  isAskedAfterVisitAlone,
  tenantQuestions,
  type TenantQuestion,
} from '@/domain/contact/tenant-questions'
import { createLineSchema, createOptionalSchema } from '@/domain/contact/text-field'
import { rentApplicationKind } from '@/domain/enquiries/refusal'
import type { Region } from '@/domain/places/region'
import { createChoiceSchema } from '@/domain/contact/choices'
import { createDaySchema } from '../_kit/day-schema'
import { defineForm } from '../_kit/define-form'
import { inPart, type FormField, type FormPart } from '../_kit/form-field'
import { createPersonFields, createReachChecks, privacyField } from '../_kit/person-fields'

/** A whole address on one line, in characters. */
const addressCharactersMax = 200

const bounds = {
  persons: { min: 1, max: 20 },
  children: { min: 0, max: 20 },
  /** Euros a month. */
  income: { min: 0, max: 999_999 },
} as const

const civilStatuses = ['married', 'cohabiting'] as const

const text = { control: 'text', autoComplete: 'off' } as const

function createCountField(
  name: TenantQuestion,
  { min, max }: { min: number; max: number },
): FormField {
  const codes = { missing: `${name}.missing`, invalid: `${name}.invalid` }
  return {
    ...text,
    name,
    inputMode: 'numeric',
    // With a point between the thousands.
    maxCharacters: max.toLocaleString('en').length,
    width: 'half',
    schema: createNumberSchema({ min, max }, codes),
  }
}

function createDayField(name: TenantQuestion): FormField {
  const codes = { incomplete: `${name}.incomplete`, invalid: `${name}.incomplete` }
  return {
    ...text,
    name,
    type: 'date',
    maxCharacters: 'dd / mm / yyyy'.length,
    width: 'half',
    schema: createDaySchema(codes),
  }
}

function createIncomeField(name: TenantQuestion): FormField {
  return { ...createCountField(name, bounds.income), hasThousands: true }
}

const secondIncome = createIncomeField('secondIncome')

const questions: Readonly<Record<TenantQuestion, { part: FormPart; field: FormField }>> = {
  address: {
    part: 'person',
    field: {
      name: 'address',
      control: 'text',
      autoComplete: 'street-address',
      maxCharacters: addressCharactersMax,
      schema: createLineSchema({
        maxCharacters: addressCharactersMax,
        missing: 'address.missing',
        tooLong: 'address.tooLong',
      }),
    },
  },
  birthDate: {
    part: 'person',
    field: { ...createDayField('birthDate'), control: 'text', autoComplete: 'bday' } as FormField,
  },
  persons: { part: 'household', field: createCountField('persons', bounds.persons) },
  adults: { part: 'household', field: createCountField('adults', bounds.persons) },
  children: { part: 'household', field: createCountField('children', bounds.children) },
  civilStatus: {
    part: 'household',
    field: {
      name: 'civilStatus',
      control: 'select',
      options: civilStatuses,
      schema: createOptionalSchema(createChoiceSchema('civilStatus', civilStatuses)),
    },
  },
  householdIncome: { part: 'means', field: createIncomeField('householdIncome') },
  firstIncome: { part: 'means', field: createIncomeField('firstIncome') },
  secondIncome: {
    part: 'means',
    field: { ...secondIncome, schema: createOptionalSchema(secondIncome.schema) },
  },
  movingDate: { part: 'household', field: createDayField('movingDate') },
}

/** Where nothing may be asked before the visit, nobody is taken in who does not say that they came. */
const visitedField: FormField = {
  name: 'visited',
  control: 'checkbox',
  schema: createTickSchema('visited.missing'),
}

function createVisit(region: Region | null | undefined): FormField[] {
  return region === undefined || isAskedAfterVisitAlone(region) ? [visitedField] : []
}

/** All of them where no region is named, to read what was stored in any. */
function createPart(part: FormPart, region: Region | null | undefined): FormField[] {
  const asked = region === undefined ? tenantQuestions : findTenantQuestions(region, 'afterVisit')
  return asked.flatMap((name) => (questions[name].part === part ? [questions[name].field] : []))
}

/** Somebody who would like to rent a home; asks what the law of its region allows, and no more. */
export const definition = defineForm({
  kind: rentApplicationKind,
  subject: 'property',
  feedback: '/feedback/rent-application/',
  repeatsChosen: true,
  isStepped: true,
  isConfidential: true,
  fields: (set, region) => [
    ...inPart('household', [...createVisit(region), ...createPart('household', region)]),
    ...inPart('means', createPart('means', region)),
    ...inPart('person', [
      ...createPersonFields(set),
      ...createPart('person', region),
      privacyField,
    ]),
  ],
  checks: createReachChecks,
  accepts: ({ takesTenants }) => takesTenants === true,
})

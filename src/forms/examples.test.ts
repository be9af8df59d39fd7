import { describe, expect, it } from 'vitest'
import { toFormSchema } from './_kit/define-form'
import { formExamples, formFiles } from './examples'
import { forms, isFormKind } from './registry'

const kinds = Object.keys(forms).filter(isFormKind)

describe('the examples of the forms', () => {
  it('fills every form of the registry in src/forms/examples.ts', () => {
    expect(Object.keys(formExamples).toSorted()).toEqual(kinds.toSorted())
  })

  it.each(kinds)('answers %s in a way that the form accepts', (kind) => {
    const outcome = toFormSchema(forms[kind].definition, 'full').safeParse({
      ...formExamples[kind],
      ...formFiles[kind],
    })
    expect(outcome.error?.issues ?? []).toEqual([])
  })
})

import { describe, expect, it } from 'vitest'
import { moduleFormKinds } from '@/cms/collections/modules/form-kinds'
import { forms, isFormKind } from '@/forms/registry'

describe('the forms that a module offers', () => {
  it('are the forms of the site that need no property or project', () => {
    const subjectless: readonly string[] = ['none', 'any']
    const withoutSubject = Object.keys(forms)
      .filter(isFormKind)
      .filter((kind) => subjectless.includes(forms[kind].definition.subject))
    expect(Object.keys(moduleFormKinds).toSorted()).toEqual(withoutSubject.toSorted())
  })
})

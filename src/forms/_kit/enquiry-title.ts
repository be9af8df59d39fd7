import { forms, toNamespace, type FormKind, type RegisteredForm } from '../registry'
import type { FormAnswers } from './define-form'
import type { EnquiryTitle } from './mail-messages'

/** Under which name mails and the desk speak of what was sent: that of its form, or of what it asks. */
export function findEnquiryTitle(kind: FormKind, answers: FormAnswers): EnquiryTitle {
  const { definition }: RegisteredForm = forms[kind]
  return definition.titleOf?.(answers) ?? toNamespace(kind)
}

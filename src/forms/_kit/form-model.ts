import type { ContactFieldSet } from '@/domain/contact/required-fields'
import type { Locale } from '@/domain/kernel/locales'
import type { Region } from '@/domain/places/region'
import type { FormDraft } from '@/server/request/form-drafts'
import type { FormKind } from '../registry'
import type { FieldControl, FormPart, Condition } from './form-field'
import type { messages } from './messages'

/**
 * One answer to choose; `note` stands under it. Answers that follow each other with the same
 * `group` stand under it by their `short` labels.
 */
export type Option = {
  value: string
  label: string
  note?: string
  /** The question whose box is ticked for whoever chooses this answer: see `along` of the field. */
  ticks?: string
  /** What stands in the place of the note where it was chosen and that box is ticked. */
  tickedNote?: string
  group?: string
  short?: string
}

type WithOptions<Control> = Control extends { options: readonly string[] }
  ? Omit<Control, 'options'> & { options: readonly Option[] }
  : Control

/** One question, ready to be drawn in one language. */
export type FieldModel = WithOptions<FieldControl> & {
  name: string
  width?: 'half' | 'short'
  part?: FormPart
  when?: Condition
  along?: string
  label: string
  hint?: string
  /** The answer of a list that is left open. */
  empty?: string
  isRequired: boolean
}

/** All that the browser needs to draw and send a form; plain data. */
export type FormModel = {
  kind: FormKind
  set: ContactFieldSet
  /** Where the home lies that it is about; null outside the regions and for no home. */
  region: Region | null
  locale: Locale
  /** What is sent besides the answers, by name. */
  hidden: Readonly<Record<string, string>>
  fields: readonly FieldModel[]
  privacyHref: string
  submit: string
  /** Sentences by code. */
  errors: Readonly<Record<string, string>>
  words: Pick<
    (typeof messages)[Locale],
    | 'captcha'
    | 'choose'
    | 'errorPrefix'
    | 'failures'
    | 'newTab'
    | 'noPreference'
    | 'optional'
    | 'parts'
    | 'readPrivacy'
    | 'sending'
    | 'steps'
    | 'trap'
  >
  /** Looked at by its editors: nobody takes it in. */
  isPreview: boolean
  /** Shown one part at a time. */
  isStepped: boolean
  start: Pick<FormDraft, 'values' | 'errors' | 'failure' | 'captcha' | 'reading'>
}

/** What the questions of a form are drawn from. */
export type AskedForm = Pick<FormModel, 'kind' | 'fields' | 'words' | 'errors' | 'isStepped'> & {
  /** Null where nothing is asked that the form did not ask before. */
  privacyHref: string | null
  start: Pick<FormModel['start'], 'values'>
}

/** How long somebody who sends a form waits for its help, in milliseconds; then the browser sends it by itself. */
export const helpMsMax = 8_000

/** The id of a control; several forms may stand on one page. */
export function toFieldId(kind: string, name: string): string {
  return `${kind}-${name}`
}

import 'server-only'
import type { Locale } from '@/domain/kernel/locales'
import { Disclosure } from '@/ui/disclosure/disclosure'
import { Notice } from '@/ui/notice/notice'
import { findDraft, type FormDraft, type FormValues } from '@/server/request/form-drafts'
import { findPrefill } from '../prefills'
import { forms, type FormKind } from '../registry'
import { FormShell } from './form-shell.client'
import './form-styles'
import { toFieldModels, toWords, type Choices } from './to-form-model'
import { metaNames } from './form-names'
import styles from './form-view.module.css'
import { getFormTexts } from './get-form-texts'
import { getFormGround, type FormGround } from './subject-queries'
import type { SubjectIds } from './submission'

export type FormViewProps = {
  kind: FormKind
  locale: Locale
  /** Public ids of what the form is about. */
  subject?: Partial<Record<keyof SubjectIds, number>>
  /** The `form` parameter of the page, behind which a form that failed waits. */
  token?: string | null
  /** Path of the page that shows the form; it is drawn again when the form cannot be taken in. */
  pageHref: string
  privacyHref: string
  /** Answers that this page offers, by field, where they are not the same everywhere. */
  choices?: Choices
  /** Answers at the start, such as `{ wish: 'visit' }`. */
  initial?: FormValues
  /** Query of the page, for the forms that begin with what it says. */
  query?: URLSearchParams | null
  /** Whether its page is a preview, in which no form is sent. */
  isPreview?: boolean
  /** Where a link leads to it, also where it stands folded: see `FoldOpener`. */
  id?: string
  /** A line that opens the form, where it stands folded; open when something was typed. */
  summary?: string
}

/** Of a form that is about no record. */
const noGround: FormGround = { set: 'full', region: null }

function toHidden(locale: Locale, pageHref: string, ids: SubjectIds): Record<string, string> {
  const hidden: Record<string, string> = {
    [metaNames.locale]: locale,
    [metaNames.page]: pageHref,
  }
  for (const name of ['property', 'project', 'unit'] as const) {
    if (ids[name] !== null) hidden[metaNames[name]] = String(ids[name])
  }
  return hidden
}

function toStart({ values, errors, failure, captcha, reading }: Omit<FormDraft, 'kind'>) {
  return { values, errors, failure, captcha, reading }
}

/** A form of the site, complete without JavaScript. */
export async function FormView(props: FormViewProps) {
  const {
    kind,
    locale,
    subject,
    token,
    pageHref,
    privacyHref,
    initial = {},
    query,
    summary,
    isPreview = false,
  } = props
  const { definition } = forms[kind]
  const ids: SubjectIds = {
    property: subject?.property ?? null,
    project: subject?.project ?? null,
    unit: subject?.unit ?? null,
  }
  const { set, region } = definition.subject === 'none' ? noGround : await getFormGround(ids)
  const { common, texts } = await getFormTexts(kind, locale)
  const draft = findDraft(token, kind)
  const asked = query && (await findPrefill(kind)?.(query, locale))
  const start = draft ?? { values: { ...initial, ...asked?.values }, errors: {}, failure: null }
  const halfNote = draft === null && asked?.isHalf ? texts.halfNote : null
  const note = halfNote ?? texts.note ?? (set === 'minimal' ? common.rentNote : null)
  const view = (
    <div className={styles.view} id={props.id}>
      {isPreview && <Notice>{common.previewNote}</Notice>}
      {note && <Notice>{note}</Notice>}
      <FormShell
        form={{
          kind,
          set,
          region,
          locale,
          hidden: {
            ...toHidden(locale, pageHref, ids),
            ...draft?.hidden,
            ...(isPreview && { [metaNames.preview]: '1' }),
          },
          fields: toFieldModels(definition.fields(set, region), texts, props.choices),
          privacyHref,
          submit: texts.submit,
          errors: texts.errors,
          words: toWords(common),
          isPreview,
          isStepped: definition.isStepped === true,
          start: toStart(start),
        }}
      />
    </div>
  )
  if (summary === undefined) return view
  return (
    <Disclosure open={draft !== null} summary={summary}>
      {view}
    </Disclosure>
  )
}

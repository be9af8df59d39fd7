import 'server-only'
import type { Locale } from '@/domain/kernel/locales'
import { watchedZones } from '@/domain/matching/zones'
import type { FormDraft } from '@/server/request/form-drafts'
import { findSentence } from '@/ui/error-sentence'
import { ErrorSummary } from '@/ui/error-summary/late-error-summary.client'
import { FormFields } from '../_kit/form-fields'
import { toFieldId } from '../_kit/form-model'
import { getFormTexts } from '../_kit/get-form-texts'
import { toFieldModels, toWords } from '../_kit/to-form-model'
import { createWishFields } from './wish-fields'

const kind = 'demand-register'

type WishQuestionsProps = {
  locale: Locale
  /** The answers as they stand, or as they were typed with what is wrong with them. */
  start: Pick<FormDraft, 'values' | 'errors'>
  /** False where an area was drawn, so that no place need be named. */
  isPlaceNeeded: boolean
  /** Said above what is wrong. */
  refused: string
}

/** The questions of this form about what is looked for, to be changed by who has registered. */
export async function WishQuestions({ locale, start, isPlaceNeeded, refused }: WishQuestionsProps) {
  const { common, texts } = await getFormTexts(kind, locale)
  const { search, needs } = createWishFields(watchedZones, { isPlaceNeeded })
  const fields = toFieldModels([...search, ...needs], texts)
  const lines = fields.flatMap(({ name }) => {
    const code = start.errors[name]
    const text = code === undefined ? undefined : findSentence(texts.errors, code)
    return text === undefined ? [] : [{ fieldId: toFieldId(kind, name), text }]
  })
  const form = {
    kind,
    fields,
    words: toWords(common),
    errors: texts.errors,
    privacyHref: null,
    isStepped: false,
    start: { values: start.values },
  } as const
  return (
    <>
      {lines.length > 0 && <ErrorSummary errors={lines} title={refused} />}
      <FormFields errors={start.errors} form={form} />
    </>
  )
}

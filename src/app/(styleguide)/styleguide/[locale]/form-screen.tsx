import type { Locale } from '@/domain/kernel/locales'
import { createCharactersToken } from '@/server/captcha/characters'
import { env } from '@/server/env'
import { keepDraft } from '@/server/request/form-drafts'
import { FormView } from '@/forms/_kit/form-view'
import { formChoices, formExamples } from '@/forms/examples'
import type { FormKind } from '@/forms/registry'
import { forms } from '@/forms/registry'
import { toErrorCodes, toFormSchema } from '@/forms/_kit/define-form'
import { ExampleFrame, ExampleGroup } from './example-frame'
import { findSampleSubject } from './sample-records'

/** A form as it opens, filled in, and come back because nothing in it was right. */
export const formStates = ['empty', 'filled', 'refused'] as const

export type FormState = (typeof formStates)[number]

type FormScreenProps = { kind: FormKind; state: FormState; locale: Locale; pageHref: string }

/** What the endpoint would keep when somebody sends the form without a single answer. */
function keepRefusal(kind: FormKind): string {
  const now = new Date()
  const token = createCharactersToken(kind, { now, secret: env().PAYLOAD_SECRET })
  const outcome = toFormSchema(forms[kind].definition, 'full').safeParse({})
  const errors = {
    ...(!outcome.success && toErrorCodes(outcome.error)),
    captcha: 'captcha.missing',
  }
  const captcha = { token, typed: '' }
  return keepDraft({ kind, values: {}, errors, failure: null, captcha })
}

async function findSubject(kind: FormKind) {
  const { subject } = forms[kind].definition
  if (subject === 'none') return undefined
  const about = subject === 'any' ? 'property' : subject
  return { [about]: (await findSampleSubject())[about] }
}

/** One form in one state; a page of its own, because its fields have fixed ids. */
export async function FormScreen({ kind, state, locale, pageHref }: FormScreenProps) {
  return (
    <ExampleGroup title={kind}>
      <ExampleFrame label={`forms/${kind}: ${state}`}>
        <FormView
          choices={formChoices[kind]}
          initial={state === 'filled' ? formExamples[kind] : undefined}
          kind={kind}
          locale={locale}
          pageHref={pageHref}
          privacyHref={pageHref}
          subject={await findSubject(kind)}
          token={state === 'refused' ? keepRefusal(kind) : null}
        />
      </ExampleFrame>
    </ExampleGroup>
  )
}

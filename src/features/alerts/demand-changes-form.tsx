import type { ReactNode } from 'react'
import type { Locale } from '@/domain/kernel/locales'
import { buildAlertActionPath } from '@/domain/routes/search-alerts'
import type { FormDraft } from '@/server/request/form-drafts'
import { Button } from '@/ui/button/button'
import { Section } from '@/ui/section/section'
import styles from './demand-changes-form.module.css'
import type { DemandView } from './demand-view-queries'
import type { AlertTexts } from './messages'

/** What each part of the page of a search alert draws from. */
export type PartProps = { demand: DemandView; token: string; locale: Locale; texts: AlertTexts }

/**
 * The questions of the form by which a demand was made, drawn with these answers; handed in, because
 * features know no forms.
 */
export type DrawQuestions = (props: {
  locale: Locale
  start: Pick<FormDraft, 'values' | 'errors'>
  isPlaceNeeded: boolean
  refused: string
}) => ReactNode | Promise<ReactNode>

type ChangesProps = PartProps & {
  /** What was typed and could not be kept, while the page is drawn again. */
  draft: FormDraft | null
  Questions: DrawQuestions
}

/** What the owner of a search alert may change of it, with what they typed where it was wrong. */
export function DemandChangesForm(props: ChangesProps) {
  const { demand, draft, locale, texts, token, Questions } = props
  const { change } = texts.page
  return (
    <Section title={change.title}>
      <form action={buildAlertActionPath(token)} className={styles.form} method="post" noValidate>
        <input name="lang" type="hidden" value={locale} />
        <input name="deed" type="hidden" value="change" />
        <Questions
          isPlaceNeeded={!demand.hasArea}
          locale={locale}
          refused={change.refused}
          start={draft ?? { values: demand.typed, errors: {} }}
        />
        <Button type="submit" variant="secondary">
          {change.save}
        </Button>
      </form>
    </Section>
  )
}

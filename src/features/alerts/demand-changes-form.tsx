import type { Locale } from '@/domain/kernel/locales'
import { alertFrequencies } from '@/domain/matching/schedule'
import { buildAlertActionPath } from '@/domain/routes/search-alerts'
import type { FormDraft } from '@/server/request/form-drafts'
import { Button } from '@/ui/button/button'
import { findSentence } from '@/ui/error-sentence'
import { ErrorSummary } from '@/ui/error-summary/late-error-summary.client'
import { RadioRows } from '@/ui/radio-rows/radio-rows'
import { Section } from '@/ui/section/section'
import { TextField } from '@/ui/text-field/text-field'
import styles from './demand-changes-form.module.css'
import type { DemandView } from './demand-view-queries'
import type { AlertTexts } from './messages'
import { changedZones, changeFields, type ChangeField } from './read-changes'

/** What each part of the page of a search alert draws from. */
export type PartProps = { demand: DemandView; token: string; locale: Locale; texts: AlertTexts }

const toId = (field: ChangeField) => `demand-${field}`

/** "99.999.999" with a euro sign and its space. */
const amountCharactersMax = 12

type ChangesProps = PartProps & {
  /** What was typed and could not be kept, while the page is drawn again. */
  draft: FormDraft | null
}

function readError(draft: FormDraft | null, field: ChangeField, { page }: AlertTexts) {
  const code = draft?.errors[field]
  return code === undefined ? undefined : findSentence(page.change.errors, code)
}

function Mistakes({ draft, texts }: Pick<ChangesProps, 'draft' | 'texts'>) {
  const lines = changeFields.flatMap((field) => {
    const text = readError(draft, field, texts)
    return text === undefined ? [] : [{ fieldId: toId(field), text }]
  })
  return lines.length > 0 && <ErrorSummary errors={lines} title={texts.page.change.refused} />
}

function Figure(props: ChangesProps & { field: 'minPrice' | 'maxPrice' | 'minBedrooms' }) {
  const { field, draft, demand, texts } = props
  const { change } = texts.page
  return (
    <TextField
      autoComplete="off"
      defaultValue={draft?.values[field] ?? demand.typed[field]}
      error={readError(draft, field, texts)}
      errorPrefix={change.errorPrefix}
      id={toId(field)}
      inputMode="numeric"
      label={change[field]}
      maxLength={amountCharactersMax}
      name={field}
      optionalText={change.optional}
    />
  )
}

/** What the owner of a search alert may change of it, with what they typed where it was wrong. */
export function DemandChangesForm(props: ChangesProps) {
  const { demand, draft, locale, texts, token } = props
  const { page } = texts
  const { change } = page
  const options = alertFrequencies.map((value) => ({ value, label: page.frequencies[value] }))
  const frequency = String(draft?.values['frequency'] || demand.typed.frequency)
  return (
    <Section title={change.title}>
      <form action={buildAlertActionPath(token)} className={styles.form} method="post" noValidate>
        <input name="lang" type="hidden" value={locale} />
        <input name="deed" type="hidden" value="change" />
        <Mistakes draft={draft} texts={texts} />
        <TextField
          autoComplete="off"
          defaultValue={draft?.values['zones'] ?? demand.typed.zones}
          error={readError(draft, 'zones', texts)}
          errorPrefix={change.errorPrefix}
          hint={change.zonesHint}
          id={toId('zones')}
          label={change.zones}
          maxLength={changedZones.maxCharacters}
          name="zones"
          optionalText={demand.hasArea ? change.optional : undefined}
          required={!demand.hasArea}
        />
        <div className={styles.figures}>
          <Figure {...props} field="minPrice" />
          <Figure {...props} field="maxPrice" />
          <Figure {...props} field="minBedrooms" />
        </div>
        <RadioRows
          defaultOption={frequency}
          error={readError(draft, 'frequency', texts)}
          errorPrefix={change.errorPrefix}
          id={toId('frequency')}
          legend={page.frequency}
          name="frequency"
          options={options}
        />
        <Button type="submit" variant="secondary">
          {change.save}
        </Button>
      </form>
    </Section>
  )
}

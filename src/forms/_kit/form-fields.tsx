import { CheckboxRow } from '@/ui/checkbox-row/checkbox-row'
import { classNames } from '@/ui/class-names'
import { Fieldset } from '@/ui/fieldset/fieldset'
import { Link } from '@/ui/link/link'
import { Plate } from '@/ui/plate/plate'
import { RadioRows } from '@/ui/radio-rows/radio-rows'
import { SelectField } from '@/ui/select-field/select-field'
import { TextArea } from '@/ui/text-area/text-area'
import { fillIn } from '@/ui/template'
import { TextField } from '@/ui/text-field/text-field'
import { findSentence } from '@/ui/error-sentence'
import { FileQuestion } from './file-question.client'
import styles from './form-fields.module.css'
import { toFieldId, type AskedForm, type FieldModel } from './form-model'
import { listParts, toStepId } from './form-steps'
import { StepLinks, type StepLinksProps } from './step-links'

type FieldProps = { field: FieldModel; form: AskedForm; error: string | undefined }

/** Names of at most so many answers, each so short, stand beside each other. */
const inlineOptionsMax = 3
const inlineCharactersMax = 14

function readStart({ start }: AskedForm, name: string): readonly string[] {
  return [start.values[name] ?? []].flat()
}

type Drawing<Control extends FieldModel['control']> = {
  field: Extract<FieldModel, { control: Control }>
  form: AskedForm
  error: string | undefined
}

/** What every control of a question gets. */
function toCommon({ field, form, error }: FieldProps) {
  const { words, kind } = form
  return {
    id: toFieldId(kind, field.name),
    name: field.name,
    error,
    errorPrefix: words.errorPrefix,
    hint: field.hint,
    optionalText: field.isRequired ? undefined : words.optional,
    required: field.isRequired,
  }
}

function TextQuestion(props: Drawing<'text'>) {
  const { field, form } = props
  return (
    <TextField
      {...toCommon(props)}
      autoComplete={field.autoComplete}
      defaultValue={readStart(form, field.name)[0]}
      inputMode={field.inputMode}
      label={field.label}
      maxLength={field.maxCharacters}
      short={field.width === 'short'}
      type={field.type}
    />
  )
}

function SelectQuestion(props: Drawing<'select'>) {
  const { field, form } = props
  const { choose, noPreference } = form.words
  return (
    <SelectField
      {...toCommon(props)}
      defaultValue={readStart(form, field.name)[0] ?? ''}
      emptyText={field.empty ?? (field.isRequired ? choose : noPreference)}
      label={field.label}
      options={field.options}
    />
  )
}

function RadioQuestion(props: Drawing<'radios'>) {
  const { field, form } = props
  return (
    <RadioRows
      {...toCommon(props)}
      defaultOption={readStart(form, field.name)[0] ?? field.preset}
      inline={isInline(field.options)}
      legend={field.label}
      options={field.options}
    />
  )
}

function CheckboxesQuestion(props: Drawing<'checkboxes'>) {
  const { field, form } = props
  const { required: _required, name, id, ...common } = toCommon(props)
  const start = readStart(form, name)
  return (
    <Fieldset {...common} id={id} legend={field.label}>
      <div className={classNames(styles.choices, field.inPairs && styles.pairs)}>
        {field.options.map(({ value, label }) => (
          <CheckboxRow
            defaultChecked={start.includes(value)}
            id={`${id}-${value}`}
            key={value}
            label={label}
            name={name}
            value={value}
          />
        ))}
      </div>
    </Fieldset>
  )
}

/** What happens with the answers, to be read before they are sent. */
function PrivacyNote({ form }: { form: AskedForm }) {
  if (form.privacyHref === null) return null
  return (
    <p className={styles.note}>
      <Link href={form.privacyHref} newTabText={form.words.newTab}>
        {form.words.readPrivacy}
      </Link>
    </p>
  )
}

/** One box; the one about privacy has the statement under it. */
function CheckboxQuestion(props: Drawing<'checkbox' | 'privacy'>) {
  const { field, form } = props
  const { hint: _hint, optionalText: _optional, ...common } = toCommon(props)
  const isTicked = readStart(form, field.name).length > 0
  return (
    <>
      <CheckboxRow {...common} defaultChecked={isTicked} label={field.label} />
      {field.control === 'privacy' && <PrivacyNote form={form} />}
    </>
  )
}

/** One question, drawn by the component that fits it. */
function Question({ field, form, error }: FieldProps) {
  switch (field.control) {
    case 'text':
      return <TextQuestion error={error} field={field} form={form} />
    case 'text-area':
      return (
        <TextArea
          {...toCommon({ field, form, error })}
          defaultValue={readStart(form, field.name)[0]}
          label={field.label}
          maxLength={field.maxCharacters}
        />
      )
    case 'file':
      return (
        <FileQuestion
          {...toCommon({ field, form, error })}
          endings={field.endings}
          label={field.label}
        />
      )
    case 'select':
      return <SelectQuestion error={error} field={field} form={form} />
    case 'radios':
      return <RadioQuestion error={error} field={field} form={form} />
    case 'checkboxes':
      return <CheckboxesQuestion error={error} field={field} form={form} />
    case 'checkbox':
    case 'privacy':
      return <CheckboxQuestion error={error} field={field} form={form} />
  }
}

function isInline(options: readonly { label: string }[]): boolean {
  return (
    options.length <= inlineOptionsMax &&
    options.every(({ label }) => label.length <= inlineCharactersMax)
  )
}

/** Whether a question is out of sight because nothing of this form leads to it; it is sent all the same. */
function isIdle({ name, along }: FieldModel, { fields }: AskedForm, codes: readonly string[]) {
  if (along === undefined || codes.includes(along)) return false
  return !fields.some(
    (field) => 'options' in field && field.options.some(({ ticks }) => ticks === name),
  )
}

type FormFieldsProps = {
  form: AskedForm
  /** Codes by field. */
  errors: Readonly<Record<string, string>>
}

function Questions({ form, errors, fields }: FormFieldsProps & { fields: readonly FieldModel[] }) {
  return (
    <div className={styles.fields}>
      {fields.map((field) => {
        const code = errors[field.name]
        return (
          <div
            className={classNames(field.width !== undefined && styles.half)}
            data-along={field.along}
            data-when={field.when}
            hidden={isIdle(field, form, Object.values(errors))}
            key={field.name}
          >
            <Question
              error={code === undefined ? undefined : findSentence(form.errors, code)}
              field={field}
              form={form}
            />
          </div>
        )
      })}
      {!form.fields.some(({ control }) => control === 'privacy') && <PrivacyNote form={form} />}
    </div>
  )
}

/** The questions of a form, in their order; those of a long form under numbered titles. */
export function FormFields({
  form,
  errors,
  onNext,
}: FormFieldsProps & Pick<StepLinksProps, 'onNext'>) {
  const { fields, kind, words } = form
  const parts = listParts(fields)
  if (parts.length < 2) return <Questions errors={errors} fields={fields} form={form} />
  const drawn = parts.map((part, index) => (
    <Fieldset
      id={toFieldId(kind, `part-${part}`)}
      key={part}
      legend={
        <span className={styles.part}>
          <Plate>{index + 1}</Plate>
          {words.parts[part]}
        </span>
      }
      look="title"
    >
      <Questions
        errors={errors}
        fields={fields.filter((field) => field.part === part)}
        form={form}
      />
    </Fieldset>
  ))
  if (!form.isStepped) return drawn
  return parts.map((part, index) => (
    <div className={styles.step} id={toStepId(kind, part)} key={part}>
      <p className={styles.place}>
        {fillIn(words.steps.place, { current: index + 1, total: parts.length })}
      </p>
      {drawn[index]}
      <StepLinks form={form} onNext={onNext} part={part} />
    </div>
  ))
}

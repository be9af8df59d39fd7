import { zodResolver } from '@hookform/resolvers/zod'
import { createFormControl, type FieldErrors, type FieldValues } from 'react-hook-form'
import type { FormReading } from '@/server/request/form-drafts'
import { loadDefinition } from '../load-definition'
import { readKeptCampaigns } from './kept-campaigns'
import { toFormSchema, type FormDefinition } from './define-form'
import type { FormModel } from './form-model'
import { metaNames } from './form-names'
import { suggestPlaces } from './postcode-places'
import { createSendingKeys } from './sending-keys'
import { fieldsPart } from '@/server/request/form-parts'
import { fetchOffer, isRecord, offerAgeMs, timeoutMs, Unsolved } from './guard-offer'

/** Why sending failed, as long as it is not a single field. */
export type SendFailure = 'unavailable' | 'offline' | 'limited' | 'blocked'

export type SendOutcome =
  | { kind: 'stored'; next: string }
  | { kind: 'refused'; errors: Readonly<Record<string, string>> }
  | { kind: 'review'; reading: FormReading; errors: Readonly<Record<string, string>> }
  | { kind: 'failed'; failure: SendFailure }

/** The help of the browser for one filled-in form, from the first focus on. */
export type FormSession = {
  /** Checks some questions; gives the codes of those that are wrong. */
  check: (names: readonly string[]) => Promise<Record<string, string>>
  /** Checks everything and sends it; every outcome is an answer. */
  send: () => Promise<SendOutcome>
  /** Asks for other characters. */
  renew: () => Promise<void>
  close: () => void
}

/** What the session tells the screen. */
export type SessionListener = {
  /** Told the codes by field whenever they change. */
  showErrors: (codes: Record<string, string>) => void
  /** Told the state of the question about characters; null where none is asked. */
  showQuestion: (token: string | null) => void
}

function toCodes(errors: FieldErrors): Record<string, string> {
  const codes: Record<string, string> = {}
  for (const [name, error] of Object.entries(errors)) {
    if (typeof error?.message === 'string') codes[name] = error.message
  }
  return codes
}

function delay(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}

/** The file that was chosen; browsers hold an empty one without a name where none was. */
function findFile(element: HTMLFormElement, name: string): File | undefined {
  const file = new FormData(element).get(name)
  return file instanceof File && file.name !== '' ? file : undefined
}

/** What a question's controls hold now; a list where several answers may be given. */
function readValue(element: HTMLFormElement, { name, control }: FormModel['fields'][number]) {
  if (control === 'file') return findFile(element, name)
  const values = new FormData(element).getAll(name).map(String)
  return control === 'checkboxes' ? values : values[0]
}

function isFilled(value: string | string[] | File | undefined): boolean {
  return value instanceof File || (value !== undefined && value.length > 0)
}

function readValues(element: HTMLFormElement, { fields }: FormModel): FieldValues {
  return Object.fromEntries(fields.map((field) => [field.name, readValue(element, field)]))
}

/** Statuses that may come with what is wrong, by field. */
const refusals: readonly number[] = [403, 409, 422]

function toTexts(errors: unknown): Record<string, string> {
  const codes = Object.entries(isRecord(errors) ? errors : {})
  return Object.fromEntries(codes.map(([name, code]) => [name, String(code)]))
}

async function readOutcome(response: Response): Promise<SendOutcome> {
  const answer: unknown = await response.json().catch(() => null)
  const { next, errors, reading } = isRecord(answer) ? answer : {}
  // Written by this very site, in `toScriptAnswer`.
  if (isRecord(reading)) {
    return { kind: 'review', reading: reading as FormReading, errors: toTexts(errors) }
  }
  if (response.status === 201 && typeof next === 'string') return { kind: 'stored', next }
  if (refusals.includes(response.status) && isRecord(errors)) {
    return { kind: 'refused', errors: toTexts(errors) }
  }
  if (response.status === 403) return { kind: 'failed', failure: 'blocked' }
  return { kind: 'failed', failure: response.status === 429 ? 'limited' : 'unavailable' }
}

/**
 * Begins to help with a form: loads its rules, checks fields that were filled in, and sends.
 *
 * @throws when the rules cannot be loaded; the form then works without help
 */
export async function openSession(
  element: HTMLFormElement,
  model: FormModel,
  { showErrors, showQuestion }: SessionListener,
): Promise<FormSession> {
  const definition = await loadDefinition(model.kind)
  const control = createFormControl<FieldValues>({
    defaultValues: readValues(element, model),
    resolver: zodResolver(toFormSchema(definition, model.set, model.region)),
  })
  const stopWatching = control.subscribe({
    formState: { errors: true },
    callback: ({ errors }) => showErrors(toCodes(errors ?? {})),
  })
  // What the server said counts until the field is mended.
  const keep = (codes: Readonly<Record<string, string>>) => {
    for (const [name, message] of Object.entries(codes)) control.setError(name, { message })
  }
  keep(model.start.errors)
  const stopListening = listen(element, model, control, definition)
  const stopSuggesting = suggestPlaces(element, model.locale)
  const { submit, renew } = createSending(element, model, showQuestion)
  const takeIn = (fields: FormModel['fields']) => {
    for (const field of fields) control.setValue(field.name, readValue(element, field))
  }
  return {
    check: async (names) => {
      takeIn(model.fields.filter(({ name }) => names.includes(name)))
      await control.trigger([...names])
      const errors = names.map((name) => [name, control.getFieldState(name).error] as const)
      return toCodes(Object.fromEntries(errors))
    },
    send: async () => {
      let outcome: SendOutcome = { kind: 'refused', errors: {} }
      takeIn(model.fields)
      await control.handleSubmit(
        async () => {
          outcome = await submit()
          if (outcome.kind === 'refused') keep(outcome.errors)
        },
        (errors) => {
          outcome = { kind: 'refused', errors: toCodes(errors) }
        },
      )()
      return outcome
    },
    renew,
    close: () => {
      stopSuggesting()
      stopWatching()
      stopListening()
    },
  }
}

/** Whether the focus goes from a field to the button that sends the form. */
function leadsToSending(event: Event, form: HTMLFormElement): boolean {
  if (!(event instanceof FocusEvent)) return false
  const { relatedTarget: next } = event
  return next instanceof HTMLButtonElement && next.form === form && next.type === 'submit'
}

/** Tells what is wrong once a field was filled in and left, and takes it back while it is mended. */
function listen(
  element: HTMLFormElement,
  model: FormModel,
  control: ReturnType<typeof createFormControl<FieldValues>>,
  definition: FormDefinition,
): () => void {
  const shared = definition.checks?.(model.set).map(({ field }) => field) ?? []

  function check(event: Event) {
    const { target } = event
    const name = target instanceof Element ? target.getAttribute('name') : null
    const field = model.fields.find((one) => one.name === name)
    if (!field) return
    const value = readValue(element, field)
    control.setValue(field.name, value)
    const isWrong = (one: string) => control.getFieldState(one).invalid
    // A file is whole at once, and its dialogue leads back to the field.
    const isWhole = event.type === (field.control === 'file' ? 'change' : 'focusout')
    // The press that comes next tells all; what is told before moves the button away from under it.
    const wasLeft = isWhole && isFilled(value) && !leadsToSending(event, element)
    const due = [field.name, ...shared].filter((one) => isWrong(one))
    if (wasLeft) due.push(field.name)
    if (due.length > 0) void control.trigger([...new Set(due)])
  }

  // Fields that were left while the rules were still on their way.
  const left = model.fields.filter((field) => {
    const hasFocus = document.activeElement?.getAttribute('name') === field.name
    return !hasFocus && isFilled(readValue(element, field))
  })
  void control.trigger(left.map(({ name }) => name))

  const events = ['input', 'change', 'focusout'] as const
  for (const event of events) element.addEventListener(event, check)
  return () => {
    for (const event of events) element.removeEventListener(event, check)
  }
}

/** Patience while files are sent, in milliseconds: 5 MB take a minute and a half on a slow line. */
const fileTimeoutMs = 180_000

function splitFiles(values: FieldValues) {
  const entries = Object.entries(values)
  const files = entries.filter((entry): entry is [string, File] => entry[1] instanceof File)
  const fields = entries.filter(([, value]) => !(value instanceof File))
  return { fields: Object.fromEntries(fields), files }
}

/** Fields alone are sent as JSON; with files they are one part of several. */
function toBody(json: string, files: readonly (readonly [string, File])[]): RequestInit {
  if (files.length === 0) {
    const headers = { 'content-type': 'application/json' }
    return { body: json, headers, signal: AbortSignal.timeout(timeoutMs) }
  }
  const body = new FormData()
  body.set(fieldsPart, json)
  for (const [name, file] of files) body.set(name, file)
  return { body, signal: AbortSignal.timeout(fileTimeoutMs) }
}

function isSameFiles(before: readonly File[], now: readonly File[]): boolean {
  const isSame = (a: File | undefined, b: File) =>
    a?.name === b.name && a.size === b.size && a.lastModified === b.lastModified
  return before.length === now.length && now.every((file, index) => isSame(before[index], file))
}

type Sending = { submit: () => Promise<SendOutcome>; renew: () => Promise<void> }

/** How sending went, as far as the key of the enquiry is concerned. */
function toFate(outcome: SendOutcome): 'stored' | 'refused' | 'unknown' {
  if (outcome.kind === 'stored') return 'stored'
  const isUnknown = outcome.kind === 'failed' && outcome.failure === 'unavailable'
  return isUnknown ? 'unknown' : 'refused'
}

/** Sends what stands in the form, so that each enquiry is stored once. */
function createSending(
  element: HTMLFormElement,
  model: FormModel,
  showQuestion: SessionListener['showQuestion'],
): Sending {
  const keys = createSendingKeys(() => crypto.randomUUID())
  const prefetch = () => {
    const fetched = fetchOffer(model.kind)
    fetched.then(
      ({ captcha }) => showQuestion(captcha),
      // Without connection it is asked for again when the form is sent.
      () => undefined,
    )
    return fetched
  }
  let offer = prefetch()
  let lastSent: readonly File[] | null = null

  async function post(): Promise<SendOutcome> {
    const { fields, files } = splitFiles(readValues(element, model))
    const chosen = files.map(([, file]) => file)
    const { key, isNew } = keys.take(JSON.stringify(fields))
    const hasOthers = lastSent !== null && !isSameFiles(lastSent, chosen)
    // The work counts for one enquiry, and with another file it is another.
    if (isNew || hasOthers) offer = prefetch()
    lastSent = chosen
    const { ticket, at, proof } = await offer.catch(() => (offer = prefetch()))
    const work = await proof
    await delay(Math.max(0, offerAgeMs - (performance.now() - at)))
    const sent = new FormData(element)
    const json = JSON.stringify({
      ...model.hidden,
      ...readKeptCampaigns(),
      ...fields,
      [metaNames.key]: key,
      [metaNames.ticket]: ticket,
      [metaNames.trap]: sent.get(metaNames.trap),
      [metaNames.proof]: work,
      [metaNames.captcha]: sent.get(metaNames.captcha),
      [metaNames.captchaToken]: sent.get(metaNames.captchaToken),
      [metaNames.step]: sent.get(metaNames.step),
      [metaNames.confirmed]: sent.get(metaNames.confirmed),
    })
    const response = await fetch(element.action, { method: 'POST', ...toBody(json, files) })
    if (response.status === 403) offer = prefetch()
    return readOutcome(response)
  }

  return {
    submit: async () => {
      try {
        const outcome = await post()
        keys.settle(toFate(outcome))
        return outcome
      } catch (cause) {
        keys.settle('unknown')
        if (cause instanceof Unsolved) throw cause
        // No connection, or no answer in time: the visitor is told so and may send again.
        return { kind: 'failed', failure: 'offline' }
      }
    },
    renew: async () => {
      offer = prefetch()
      await offer
    },
  }
}

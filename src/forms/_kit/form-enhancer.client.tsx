'use client'

import {
  useCallback,
  useEffect,
  useRef,
  useState,
  type ComponentProps,
  type FormEvent,
  type RefObject,
} from 'react'
import { flushSync } from 'react-dom'
import { Button } from '@/ui/button/button'
import { classNames } from '@/ui/class-names'
import type { FormReading } from '@/server/request/form-drafts'
import type { FormSession, SendFailure, SendOutcome, SessionListener } from './browser-session'
import { CharactersQuestion } from './characters-question'
import { findSentence } from '@/ui/error-sentence'
import { inTime } from '@/ui/in-time'
import { FormProblems, type ProblemLine } from './form-problems'
import { FormReadingStep } from './form-reading.client'
import { FormFields } from './form-fields'
import { helpMsMax, toFieldId, type FormModel } from './form-model'
import { metaNames } from './form-names'
import { openWrongPart } from './form-steps'
import { forgetAnswers } from './kept-answers'
import styles from './form-view.module.css'
import { useAnswers } from './use-answers'
import { useSteps } from './use-steps'

type Codes = Readonly<Record<string, string>>

/** What may be wrong: the questions, and at the end what is confirmed and that about characters. */
function listNames({ fields }: FormModel): string[] {
  return [...fields.map(({ name }) => name), metaNames.confirmed, metaNames.captcha]
}

/** One line per wrong field, in the order of the form. */
function toLines(model: FormModel, codes: Codes): ProblemLine[] {
  const { kind, errors: sentences } = model
  return listNames(model).flatMap((name) => {
    const text = findSentence(sentences, codes[name] ?? '')
    return text === undefined ? [] : [{ fieldId: toFieldId(kind, name), text }]
  })
}

/** What is wrong with the form as a whole, such as a property that is gone. */
function toGeneral(model: FormModel, codes: Codes): string[] {
  const names = listNames(model)
  return Object.entries(codes).flatMap(([name, code]) =>
    names.includes(name) ? [] : [findSentence(model.errors, code) ?? code],
  )
}

/**
 * Sending that failed leaves what is read back, as does a question about characters; a wrong answer
 * leads back to its question.
 */
function toKept(outcome: SendOutcome, reading: FormReading | null): FormReading | null {
  if (outcome.kind === 'failed') return reading
  return 'errors' in outcome && metaNames.captcha in outcome.errors ? reading : null
}

/** Whether the browser has to send it in parts. */
function hasFiles({ fields }: FormModel): boolean {
  return fields.some(({ control }) => control === 'file')
}

/** What is sent besides the answers, and the field that only programs fill in. */
function HiddenFields({ hidden, words }: Pick<FormModel, 'hidden' | 'words'>) {
  return (
    <>
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} name={name} type="hidden" value={value} />
      ))}
      <div aria-hidden className={styles.trap}>
        <label>
          {words.trap}
          <input autoComplete="off" name={metaNames.trap} tabIndex={-1} type="text" />
        </label>
      </div>
    </>
  )
}

function SendButton(
  props: Pick<FormModel, 'words' | 'submit' | 'isPreview'> & { isSending: boolean },
) {
  const { words, submit, isPreview, isSending } = props
  return (
    <div className={styles.action}>
      <Button
        disabled={isPreview}
        loading={isSending}
        loadingText={words.sending}
        size="large"
        type="submit"
      >
        {submit}
      </Button>
    </div>
  )
}

/**
 * Opens the help of the browser when somebody begins with the form, once.
 *
 * @returns opens it if need be; null as long as the form is not on the page
 */
function useSession(
  formRef: RefObject<HTMLFormElement | null>,
  model: FormModel,
  listener: SessionListener,
) {
  const session = useRef<Promise<FormSession> | null>(null)

  const begin = useCallback(() => {
    const element = formRef.current
    if (element === null) return null
    const open = async () => {
      const { openSession } = await import('./browser-session')
      return openSession(element, model, listener)
    }
    session.current ??= open().catch((cause: unknown) => {
      // What did not come is asked for anew by the next step or press.
      session.current = null
      throw cause
    })
    return session.current
  }, [formRef, model, listener])

  useEffect(() => {
    const element = formRef.current
    // Without the rules the form works by itself, so a failure to load them needs no answer here.
    const start = () => void begin()?.catch(() => undefined)
    element?.addEventListener('focusin', start, { once: true })
    if (element?.contains(document.activeElement)) start()
    return () => {
      element?.removeEventListener('focusin', start)
      void session.current?.then((one) => one.close()).catch(() => undefined)
      session.current = null
    }
  }, [formRef, begin])

  return begin
}

type Question = { token: string; typed: string } | null

type QuestionsProps = Pick<ComponentProps<typeof FormFields>, 'form' | 'errors' | 'onNext'> & {
  isRead: boolean
}

/** The questions, out of sight but sent while they are read back. */
function Questions({ form, errors, isRead, onNext }: QuestionsProps) {
  return (
    <div hidden={isRead}>
      <div className={styles.form} data-steps={form.isStepped || undefined}>
        <FormFields errors={errors} form={form} onNext={onNext} />
      </div>
    </div>
  )
}

type EndingProps = Pick<
  ComponentProps<typeof FormReadingStep>,
  'form' | 'isSending' | 'onChange'
> & {
  errors: Codes
  question: Question
  reading: FormReading | null
}

/** What sends the form, under its last step. */
function Ending({ form, errors, question, reading, ...sending }: EndingProps) {
  return (
    <div className={styles.last}>
      {question && (
        <CharactersQuestion code={errors[metaNames.captcha]} form={form} question={question} />
      )}
      {reading === null ? (
        <SendButton {...form} isSending={sending.isSending} />
      ) : (
        <FormReadingStep
          {...sending}
          error={form.errors[errors[metaNames.confirmed] ?? '']}
          form={form}
          reading={reading}
        />
      )}
    </div>
  )
}

/** The question about characters, which the page or the server may ask. */
function useQuestion(
  start: Question,
  showErrors: (codes: Codes) => void,
): [question: Question, listener: SessionListener] {
  const [question, setQuestion] = useState(start)
  const [listener] = useState<SessionListener>(() => ({
    showErrors,
    showQuestion: (token) => setQuestion(token === null ? null : { token, typed: '' }),
  }))
  return [question, listener]
}

/** What is wrong: at the questions as it changes, and on top of the form as it was when sent. */
function useCodes(model: FormModel) {
  const { errors: start } = model.start
  const { refused } = model.words.failures
  const [errors, setErrors] = useState(start)
  const [title, setTitle] = useState(refused)
  const [lines, setLines] = useState(() => toLines(model, start))
  const [general, setGeneral] = useState(() => toGeneral(model, start))

  function showCodes(codes: Codes, shownTitle = refused) {
    setErrors(codes)
    setTitle(shownTitle)
    setLines(toLines(model, codes))
    setGeneral(toGeneral(model, codes))
  }
  return { errors, setErrors, title, lines, general, showCodes }
}

/** Tells of a page that the browser takes out of its memory as it was left, such as on the way back. */
function useShownAgain(listener: () => void) {
  useEffect(() => {
    const heard = ({ persisted }: PageTransitionEvent) => {
      if (persisted) listener()
    }
    window.addEventListener('pageshow', heard)
    return () => window.removeEventListener('pageshow', heard)
  }, [listener])
}

/** True when the button for other characters was pressed. */
function asksForOthers({ nativeEvent }: FormEvent): boolean {
  const submitter = nativeEvent instanceof SubmitEvent ? nativeEvent.submitter : null
  return submitter?.getAttribute('name') === metaNames.renew
}

/**
 * A form that works by itself and is helped by the browser: with a script it tells what is wrong
 * while somebody types, and sends without leaving the page. The rules are loaded when somebody
 * begins; when that fails or hangs, the browser sends the form as it would without a script.
 */
export function FormEnhancer({ form: model }: { form: FormModel }) {
  const { kind, fields, hidden, words, start } = model
  const { errors, setErrors, title, lines, general, showCodes } = useCodes(model)
  const [failure, setFailure] = useState<SendFailure | null>(start.failure)
  const [reading, setReading] = useState(start.reading ?? null)
  const [isSending, setIsSending] = useState(false)
  const formRef = useRef<HTMLFormElement>(null)
  const [question, listener] = useQuestion(start.captcha ?? null, setErrors)
  const begin = useSession(formRef, model, listener)

  useAnswers(formRef)
  const isStep = useSteps(formRef, model, begin, showCodes)
  // It was left while it was being sent; there is nothing to wait for any more.
  useShownAgain(useCallback(() => setIsSending(false), []))

  async function send(opened: Promise<FormSession>) {
    const session = await inTime(opened, helpMsMax)
    const outcome = await session.send()
    if (outcome.kind === 'stored') {
      if (model.isStepped) forgetAnswers(model)
      // Its page was left meanwhile, and stays behind hidden: nobody is torn from the next one.
      if (!formRef.current?.getClientRects().length) return
      window.location.assign(outcome.next)
      return
    }
    const codes = 'errors' in outcome ? outcome.errors : {}
    if (model.isStepped) openWrongPart(model, codes)
    showCodes(codes)
    setReading(outcome.kind === 'review' ? outcome.reading : toKept(outcome, reading))
    setFailure(outcome.kind === 'failed' ? outcome.failure : null)
    setIsSending(false)
  }

  /** Back from what is read to the questions, with everything that was typed. */
  function change() {
    flushSync(() => {
      setReading(null)
      showCodes({})
      setFailure(null)
    })
    const [first] = fields
    if (first) document.getElementById(toFieldId(kind, first.name))?.focus()
  }

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    // The Enter key in a step leads to the next.
    if (isStep(event)) return
    const opened = begin()
    if (opened === null) return
    event.preventDefault()
    if (isSending || model.isPreview) return
    if (asksForOthers(event)) {
      opened.then((session) => session.renew()).catch(() => setFailure('offline'))
      return
    }
    setIsSending(true)
    setFailure(null)
    send(opened).catch(() => formRef.current?.submit())
  }

  return (
    <form
      action={`/api/forms/${kind}/`}
      encType={hasFiles(model) ? 'multipart/form-data' : undefined}
      className={classNames(styles.form, model.isStepped && styles.stepped)}
      id={toFieldId(kind, 'form')}
      method="post"
      noValidate
      onSubmit={handleSubmit}
      ref={formRef}
    >
      <FormProblems failure={failure} general={general} lines={lines} title={title} words={words} />
      {/* The Enter key presses the first button; this one only sends. */}
      {question && <button aria-hidden hidden tabIndex={-1} type="submit" />}
      <HiddenFields hidden={hidden} words={words} />
      <Questions errors={errors} form={model} isRead={reading !== null} onNext={isStep} />
      <Ending
        errors={errors}
        form={model}
        isSending={isSending}
        onChange={change}
        question={question}
        reading={reading}
      />
    </form>
  )
}

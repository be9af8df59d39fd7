'use client'

import { useId, useState, type FormEvent, type ReactNode } from 'react'
import { Link } from '@payloadcms/ui'
import { buildDeskPath } from '@/domain/routes/desk'
import type { DeskTexts } from './desk-messages'
import { AppKey, Codes } from './factor-parts.client'
import { postDesk } from './post-desk'
import type { SetUp } from './set-up-at-login'
import styles from './staff.module.css'

type InputProps = {
  name: string
  label: string
  type: string
  autoComplete: string
  hint?: string
  isNext?: boolean
}

export function DeskInput({ name, label, hint, isNext, ...input }: InputProps) {
  const id = useId()
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <input
        aria-describedby={hint ? `${id}-hint` : undefined}
        id={id}
        inputMode={name === 'code' ? 'numeric' : undefined}
        name={name}
        // The next step has just come: whoever types goes on typing.
        ref={isNext ? (input) => input?.focus() : undefined}
        required
        {...input}
      />
      {hint && <p id={`${id}-hint`}>{hint}</p>}
    </div>
  )
}

export function DeskProblem({ children }: { children: ReactNode }) {
  return (
    <p className={styles.problem} role="alert">
      {children}
    </p>
  )
}

/** What somebody needs whose role has to have a second step; null where nothing is to be set up. */
function readSetUp(value: unknown): SetUp | null {
  const read = (name: keyof SetUp): unknown => Reflect.get(Object(value), name)
  const [ticket, secret, address] = [read('ticket'), read('secret'), read('address')]
  if (typeof ticket !== 'string' || typeof secret !== 'string') return null
  return typeof address === 'string' ? { ticket, secret, address } : null
}

const readCodes = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((code) => typeof code === 'string') : []

/** What the login has come to, and what sending it does. */
function useLogin(texts: DeskTexts, next: string) {
  const [problem, setProblem] = useState<string | null>(null)
  const [asksCode, setAsksCode] = useState(false)
  const [setUp, setSetUp] = useState<SetUp | null>(null)
  const [codes, setCodes] = useState<readonly string[]>([])
  const [isBusy, setIsBusy] = useState(false)
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setIsBusy(true)
    const typed = Object.fromEntries(new FormData(event.currentTarget))
    const more = setUp === null ? {} : { ticket: setUp.ticket }
    const answer = await postDesk('login', { ...typed, ...more }, texts.failed)
    const told = answer.ok ? readCodes(answer.body['codes']) : []
    if (answer.ok && told.length === 0) {
      window.location.assign(next)
      return
    }
    setCodes(told)
    setSetUp(readSetUp(answer.body['setUp']) ?? setUp)
    setAsksCode(asksCode || answer.body['secondStep'] === true)
    setProblem(answer.ok ? null : answer.message)
    setIsBusy(false)
  }
  return { problem, asksCode, setUp, codes, isBusy, submit }
}

type LoginFormProps = { texts: DeskTexts; next: string }

/**
 * The login of the desk, which asks for a code where the account wants one, and has it set up where
 * its role has to have one.
 */
export function LoginForm({ texts, next }: LoginFormProps) {
  const { problem, asksCode, setUp, codes, isBusy, submit } = useLogin(texts, next)
  if (codes.length > 0)
    return (
      <div className={styles.form}>
        <Codes codes={codes} text={texts.codes} />
        <a className={styles.button} href={next}>
          {texts.goOn}
        </a>
      </div>
    )
  return (
    <form className={styles.form} method="post" onSubmit={(event) => void submit(event)}>
      {problem !== null && <DeskProblem>{problem}</DeskProblem>}
      <DeskInput autoComplete="username" label={texts.email} name="email" type="email" />
      <DeskInput
        autoComplete="current-password"
        label={texts.password}
        name="password"
        type="password"
      />
      {setUp !== null && <AppKey address={setUp.address} secret={setUp.secret} text={texts.scan} />}
      {(asksCode || setUp !== null) && (
        <DeskInput
          autoComplete="one-time-code"
          isNext
          hint={setUp === null ? texts.codeHint : undefined}
          label={texts.code}
          name="code"
          type="text"
        />
      )}
      <Link href={buildDeskPath('forgot')} prefetch={false}>
        {texts.forgot}
      </Link>
      <button className={styles.button} disabled={isBusy} type="submit">
        {setUp === null ? texts.login : texts.confirm}
      </button>
    </form>
  )
}

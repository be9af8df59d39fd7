'use client'

import { useId, useState, type FormEvent, type ReactNode } from 'react'
import { Link } from '@payloadcms/ui'
import type { DeskTexts } from './desk-texts'
import { postDesk } from './post-desk'
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

/** The login of the desk, which asks for a code where the account wants one. */
export function LoginForm({ texts, next }: { texts: DeskTexts; next: string }) {
  const [problem, setProblem] = useState<string | null>(null)
  const [asksCode, setAsksCode] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setIsBusy(true)
    const typed = Object.fromEntries(new FormData(event.currentTarget))
    const answer = await postDesk('login', typed, texts.failed)
    if (answer.ok) {
      window.location.assign(next)
      return
    }
    setAsksCode(asksCode || answer.body['secondStep'] === true)
    setProblem(answer.message)
    setIsBusy(false)
  }
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
      {asksCode && (
        <DeskInput
          autoComplete="one-time-code"
          isNext
          hint={texts.codeHint}
          label={texts.code}
          name="code"
          type="text"
        />
      )}
      <Link href="/admin/forgot" prefetch={false}>
        {texts.forgot}
      </Link>
      <button className={styles.button} disabled={isBusy} type="submit">
        {texts.login}
      </button>
    </form>
  )
}

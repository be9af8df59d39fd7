'use client'

import { useRef, useState, type FormEvent } from 'react'
import { useRouteCache } from '@payloadcms/ui'
import { roleNames } from '@/cms/collections/users/role-names'
import { languageNames } from '@/domain/kernel/language-names'
import { locales, type Locale } from '@/domain/kernel/locales'
import { fillIn } from '@/ui/template'
import type { DeskTexts } from './desk-messages'
import { DeskInput, DeskProblem } from './login-form.client'
import { postDesk } from './post-desk'
import styles from './staff.module.css'

type Choices = readonly { value: string; label: string }[]

export function DeskSelect(props: {
  name: string
  label: string
  choices: Choices
  initial: string
  onChange?: (value: string) => void
  hint?: string
}) {
  return (
    <label className={styles.field}>
      {props.label}
      <select
        defaultValue={props.initial}
        name={props.name}
        onChange={({ target }) => props.onChange?.(target.value)}
      >
        {props.choices.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      {props.hint !== undefined && <p>{props.hint}</p>}
    </label>
  )
}

function Languages({ label, choices }: { label: string; choices: Choices }) {
  return (
    <fieldset className={styles.languages}>
      <legend>{label}</legend>
      {choices.map(({ value, label: name }) => (
        <label key={value}>
          <input name="languages" type="checkbox" value={value} /> {name}
        </label>
      ))}
    </fieldset>
  )
}

/** What an agent who is invited will see: whose listings, and how many are nobody's. */
export type AgentChoices = {
  /** Members of the team without an account. */
  members: Choices
  nobodys: number
  total: number
}

type AgentProps = { choices: AgentChoices; texts: DeskTexts }

/** Until the managers of homes have accounts, an agent sees all of them; who invites one should know. */
function AgentMember({ choices, texts }: AgentProps) {
  const { members, nobodys, total } = choices
  const hint = fillIn(texts.memberHint, { count: nobodys, total })
  return (
    <DeskSelect
      choices={[{ value: '', label: texts.noMember }, ...members]}
      hint={hint}
      initial=""
      label={texts.member}
      name="member"
    />
  )
}

type InviteFormProps = { agent: AgentChoices; locale: Locale; texts: DeskTexts }

/** Invites a colleague by e-mail; nobody types a password for somebody else. */
export function InviteForm({ agent, locale, texts }: InviteFormProps) {
  const { clearRouteCache } = useRouteCache()
  const form = useRef<HTMLFormElement>(null)
  const [role, setRole] = useState('editor')
  const [outcome, setOutcome] = useState<{ ok: boolean; text: string } | null>(null)
  const languages = locales.map((code) => ({ value: code, label: languageNames[code][locale] }))
  const roles = Object.entries(roleNames).map(([value, name]) => ({ value, label: name[locale] }))
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget)
    const data = { ...Object.fromEntries(typed), languages: typed.getAll('languages') }
    const answer = await postDesk('invite', data, texts.failed)
    setOutcome({ ok: answer.ok, text: answer.ok ? texts.invited : answer.message })
    if (!answer.ok) return
    form.current?.reset()
    setRole('editor')
    clearRouteCache()
  }
  return (
    <details className={styles.invite}>
      <summary>{texts.inviteTitle}</summary>
      <form className={styles.row} onSubmit={(event) => void submit(event)} ref={form}>
        <DeskInput autoComplete="off" label={texts.name} name="name" type="text" />
        <DeskInput autoComplete="off" label={texts.email} name="email" type="email" />
        <DeskSelect
          choices={roles}
          initial="editor"
          label={texts.role}
          name="role"
          onChange={setRole}
        />
        <DeskSelect choices={languages} initial={locale} label={texts.language} name="locale" />
        {role === 'agent' && <AgentMember choices={agent} texts={texts} />}
        {role === 'translator' && <Languages choices={languages} label={texts.languages} />}
        <button className={styles.button} type="submit">
          {texts.invite}
        </button>
      </form>
      {outcome?.ok === false && <DeskProblem>{outcome.text}</DeskProblem>}
      <p role="status">{outcome?.ok ? outcome.text : ''}</p>
    </details>
  )
}

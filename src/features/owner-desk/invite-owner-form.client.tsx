'use client'

import { useId, useRef, useState, type KeyboardEvent } from 'react'
import { useRouteCache } from '@payloadcms/ui'
import { ownerRoleNames } from '@/cms/collections/owners/role-names'
import {
  personNameCharactersMax,
  phoneCharactersMax,
  typedReferenceCharactersMax,
} from '@/cms/fields/bounds'
import { emailMaxCharacters } from '@/domain/contact/email-bounds'
import { languageNames } from '@/domain/kernel/language-names'
import { locales, type Locale } from '@/domain/kernel/locales'
import { buildDeskApiPath, buildDeskRecordPath } from '@/domain/routes/desk'
import { DeskSelect } from '@/features/staff/invite-form.client'
import { DeskProblem } from '@/features/staff/login-form.client'
import { postTo } from '@/features/staff/post-desk'
import styles from '@/features/staff/staff.module.css'
import own from './owner-desk.module.css'
import type { OwnerDeskTexts } from './messages'
import { toOwnershipText } from './to-ownership-text'

type FieldProps = {
  name: string
  label: string
  type?: 'date' | 'email' | 'tel' | 'text'
  hint?: string
  required?: boolean
  maxLength?: number
  onEnter: () => void
}

function Field(props: FieldProps) {
  const { name, label, hint, type = 'text', required = false, maxLength, onEnter } = props
  const id = useId()
  // Enter would save the property in whose form this may stand.
  const sendByEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    onEnter()
  }
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <input
        aria-describedby={hint ? `${id}-hint` : undefined}
        autoComplete="off"
        id={id}
        maxLength={maxLength}
        name={name}
        onKeyDown={sendByEnter}
        required={required}
        type={type}
      />
      {hint && <p id={`${id}-hint`}>{hint}</p>}
    </div>
  )
}

function PersonFields({ texts, onEnter }: { texts: OwnerDeskTexts; onEnter: () => void }) {
  return (
    <>
      <Field
        label={texts.firstName}
        maxLength={personNameCharactersMax}
        name="firstName"
        onEnter={onEnter}
      />
      <Field
        label={texts.lastName}
        maxLength={personNameCharactersMax}
        name="lastName"
        onEnter={onEnter}
        required
      />
      <Field
        label={texts.email}
        maxLength={emailMaxCharacters}
        name="email"
        onEnter={onEnter}
        required
        type="email"
      />
      <Field
        label={texts.phone}
        maxLength={phoneCharactersMax}
        name="phone"
        onEnter={onEnter}
        type="tel"
      />
    </>
  )
}

type Outcome = { ok: true; ownerId: number; ownership: string | null } | { ok: false; text: string }

type InviteOwnerFormProps = {
  locale: Locale
  texts: OwnerDeskTexts
  /** Reference of the home where the form stands beside one; asked for elsewhere. */
  reference?: string
}

/**
 * Makes the account of an owner and invites them; nobody types a password for somebody else. It stands
 * within the form of a property too, where no form may stand: its button sends it.
 */
export function InviteOwnerForm({ locale, texts, reference }: InviteOwnerFormProps) {
  const { clearRouteCache } = useRouteCache()
  const fields = useRef<HTMLDivElement>(null)
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const [round, setRound] = useState(0)
  const [isBusy, setIsBusy] = useState(false)
  const roles = Object.entries(ownerRoleNames).map(([value, name]) => ({
    value,
    label: name[locale],
  }))
  const languages = locales.map((code) => ({ value: code, label: languageNames[code][locale] }))
  const send = async () => {
    const inputs = [...(fields.current?.querySelectorAll('input, select') ?? [])].filter(
      (each) => each instanceof HTMLInputElement || each instanceof HTMLSelectElement,
    )
    if (!inputs.every((each) => each.reportValidity())) return
    setIsBusy(true)
    const typed = Object.fromEntries(inputs.map(({ name, value }) => [name, value]))
    const data = { reference: reference ?? '', ...typed }
    const answer = await postTo(buildDeskApiPath('owners', 'invite'), data, texts.failed)
    setIsBusy(false)
    if (!answer.ok) return setOutcome({ ok: false, text: answer.message })
    const { id, ownership } = answer.body
    setOutcome({
      ok: true,
      ownerId: Number(id),
      ownership: toOwnershipText(ownership, texts, locale),
    })
    setRound(round + 1)
    clearRouteCache()
  }
  const onEnter = () => void send()
  return (
    <details className={styles.invite}>
      <summary>{texts.inviteTitle}</summary>
      <div className={own.fields} key={round} ref={fields}>
        <PersonFields onEnter={onEnter} texts={texts} />
        <DeskSelect choices={languages} initial={locale} label={texts.language} name="locale" />
        <DeskSelect choices={roles} initial="owner" label={texts.role} name="role" />
        {reference === undefined && (
          <Field
            onEnter={onEnter}
            hint={texts.referenceHint}
            label={texts.reference}
            maxLength={typedReferenceCharactersMax}
            name="reference"
          />
        )}
        <Field
          hint={texts.ownedSinceHint}
          label={texts.ownedSince}
          name="since"
          onEnter={onEnter}
          type="date"
        />
        <button
          className={styles.button}
          disabled={isBusy}
          onClick={() => void send()}
          type="button"
        >
          {texts.invite}
        </button>
      </div>
      {outcome?.ok === false && <DeskProblem>{outcome.text}</DeskProblem>}
      <p role="status">
        {outcome?.ok && (
          <>
            {texts.invited} {outcome.ownership}{' '}
            <a href={buildDeskRecordPath('owners', outcome.ownerId)}>{texts.openOwner}</a>
          </>
        )}
      </p>
    </details>
  )
}

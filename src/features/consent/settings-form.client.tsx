'use client'

import { useEffect, useRef, useState, type FormEvent } from 'react'
import {
  choices,
  isChosenPurpose,
  purposes,
  type ChosenPurpose,
  type Purpose,
} from '@/domain/consent/purposes'
import { formatLongDate } from '@/domain/formats/dates'
import type { Locale } from '@/domain/kernel/locales'
import { Button } from '@/ui/button/button'
import { Notice } from '@/ui/notice/notice'
import { SwitchRow } from '@/ui/switch-row/switch-row'
import { fillIn } from '@/ui/template'
import { giveConsent } from './change-consent'
import { findConsent } from './consent-memory'
import type { ConsentTexts } from './messages'
import styles from './settings-form.module.css'

type SettingsFormProps = {
  locale: Locale
  purposesVersion: string
  texts: Pick<ConsentTexts, 'settings' | 'purposes'> & {
    choices: Pick<ConsentTexts['sheet'], 'necessary' | 'all'>
  }
}

type Outcome = 'saved' | 'failed' | null

type Shown = { given: readonly ChosenPurpose[]; at: Date | null }

/** The five switches. What the visitor chose is known in the browser alone. */
export function SettingsForm({ locale, purposesVersion, texts }: SettingsFormProps) {
  const [shown, setShown] = useState<Shown | null>(null)
  const [outcome, setOutcome] = useState<Outcome>(null)
  const answer = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const consent = findConsent(purposesVersion)
    // eslint-disable-next-line react-hooks/set-state-in-effect -- only the browser knows it
    setShown({ given: consent?.given ?? [], at: consent?.at ?? null })
  }, [purposesVersion])

  useEffect(() => {
    // On a telephone it comes below what was pressed, out of sight.
    if (outcome !== null) answer.current?.scrollIntoView({ block: 'nearest' })
  }, [outcome, shown])

  function keep(given: readonly ChosenPurpose[]) {
    const isKept = giveConsent(given, purposesVersion)
    setShown({ given: isKept ? given : [], at: isKept ? new Date() : null })
    setOutcome(isKept ? 'saved' : 'failed')
  }

  function toggle(purpose: ChosenPurpose, isOn: boolean) {
    setOutcome(null)
    setShown((before) => {
      const others = (before?.given ?? []).filter((one) => one !== purpose)
      return { at: before?.at ?? null, given: isOn ? [...others, purpose] : others }
    })
  }

  function onSubmit(event: FormEvent) {
    event.preventDefault()
    keep(shown?.given ?? [])
  }

  const toRow = (purpose: Purpose) => ({
    label: texts.purposes[purpose].name,
    note: texts.purposes[purpose].note,
    name: `consent-${purpose}`,
  })
  return (
    <form className={styles.form} data-consent-settings="" onSubmit={onSubmit}>
      <fieldset className={styles.switches} disabled={shown === null}>
        <legend className={styles.legend}>{texts.settings.legend}</legend>
        {purposes.map((purpose) =>
          isChosenPurpose(purpose) ? (
            <SwitchRow
              {...toRow(purpose)}
              checked={shown?.given.includes(purpose) ?? false}
              key={purpose}
              onChange={({ target }) => toggle(purpose, target.checked)}
            />
          ) : (
            <SwitchRow {...toRow(purpose)} checked disabled key={purpose} readOnly />
          ),
        )}
        <div className={styles.buttons}>
          <Button onClick={() => keep(choices.necessary)} variant="secondary" wide>
            {texts.choices.necessary}
          </Button>
          <Button type="submit" variant="secondary" wide>
            {texts.settings.save}
          </Button>
          <Button onClick={() => keep(choices.all)} variant="secondary" wide>
            {texts.choices.all}
          </Button>
        </div>
      </fieldset>
      <div aria-live="polite" className={styles.answer} ref={answer}>
        {outcome !== null && (
          <Notice tone={outcome === 'saved' ? 'success' : 'alert'}>
            <p>{texts.settings[outcome]}</p>
          </Notice>
        )}
      </div>
      {shown !== null && (
        <p className={styles.when}>
          {shown.at === null
            ? texts.settings.unanswered
            : fillIn(texts.settings.answeredAt, { date: formatLongDate(shown.at, locale) })}
        </p>
      )}
    </form>
  )
}

'use client'

import { useState, type ReactNode } from 'react'
import { useRouteCache } from '@payloadcms/ui'
import { fillIn } from '@/ui/template'
import type { DeskTexts } from './desk-messages'
import { AppKey, Codes } from './factor-parts.client'
import { DeskProblem } from './login-form.client'
import { postDesk } from './post-desk'
import styles from './staff.module.css'

type Shown =
  | { kind: 'state' }
  | { kind: 'settingUp'; secret: string; address: string }
  | { kind: 'codes'; codes: readonly string[] }

const readText = (value: unknown) => (typeof value === 'string' ? value : '')

function AskedField(props: {
  label: string
  type: 'password' | 'text'
  value: string
  onChange: (value: string) => void
}) {
  // No form within that of the account: the fields are sent by their own buttons.
  return (
    <label className={styles.field}>
      {props.label}
      <input
        autoComplete={props.type === 'password' ? 'current-password' : 'one-time-code'}
        onChange={({ target }) => props.onChange(target.value)}
        type={props.type}
        value={props.value}
      />
    </label>
  )
}

function Deed({ onPress, children }: { onPress: () => Promise<void>; children: ReactNode }) {
  return (
    <button className={styles.button} onClick={() => void onPress()} type="button">
      {children}
    </button>
  )
}

/** What the buttons of the second step do, and what is shown after each. */
function useSecondStep(initial: number | null, texts: DeskTexts) {
  const [codesLeft, setCodesLeft] = useState(initial)
  const { clearRouteCache } = useRouteCache()
  const [shown, setShown] = useState<Shown>({ kind: 'state' })
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const ask = async (deed: 'begin' | 'confirm' | 'cancel' | 'renew' | 'off') => {
    const proof = deed === 'begin' ? { password: typed } : { code: typed }
    const answer = await postDesk('second-factor', { deed, ...proof }, texts.failed)
    setProblem(answer.ok ? null : answer.message)
    if (!answer.ok) return
    setTyped('')
    const { secret, address, codes } = answer.body
    if (deed === 'begin')
      setShown({ kind: 'settingUp', secret: readText(secret), address: readText(address) })
    else {
      const told = Array.isArray(codes) ? codes.map(readText) : []
      const isOff = deed === 'off' || deed === 'cancel'
      setShown(isOff ? { kind: 'state' } : { kind: 'codes', codes: told })
      setCodesLeft(isOff ? null : told.length)
    }
    clearRouteCache()
  }
  return { shown, typed, setTyped, problem, ask, codesLeft }
}

/** The second step of the own account. */
export function SecondStep(props: { codesLeft: number | null; texts: DeskTexts }) {
  const { texts } = props
  const { shown, typed, setTyped, problem, ask, codesLeft } = useSecondStep(props.codesLeft, texts)
  const isOn = codesLeft !== null
  const asksCode = isOn || shown.kind === 'settingUp'
  return (
    <section aria-label={texts.factorTitle} className={styles.panel}>
      <h3>{texts.factorTitle}</h3>
      <p>{isOn ? fillIn(texts.factorOn, { count: String(codesLeft) }) : texts.factorOff}</p>
      {problem !== null && <DeskProblem>{problem}</DeskProblem>}
      {shown.kind === 'codes' && <Codes codes={shown.codes} text={texts.codes} />}
      {shown.kind === 'settingUp' && !isOn && (
        <AppKey address={shown.address} secret={shown.secret} text={texts.scan} />
      )}
      <AskedField
        label={asksCode ? texts.code : texts.current}
        onChange={setTyped}
        type={asksCode ? 'text' : 'password'}
        value={typed}
      />
      <div className={styles.actions}>
        {!asksCode && <Deed onPress={() => ask('begin')}>{texts.begin}</Deed>}
        {!isOn && asksCode && <Deed onPress={() => ask('confirm')}>{texts.confirm}</Deed>}
        {!isOn && asksCode && <Deed onPress={() => ask('cancel')}>{texts.cancel}</Deed>}
        {isOn && <Deed onPress={() => ask('renew')}>{texts.renew}</Deed>}
        {isOn && <Deed onPress={() => ask('off')}>{texts.off}</Deed>}
      </div>
    </section>
  )
}

/** For administrators, on the account of a colleague who lost the phone. */
export function SwitchOffFor({ id, texts }: { id: number; texts: DeskTexts }) {
  const { clearRouteCache } = useRouteCache()
  const [problem, setProblem] = useState<string | null>(null)
  const switchOff = async () => {
    if (!window.confirm(texts.offForQuestion)) return
    const answer = await postDesk('second-factor', { deed: 'offFor', id }, texts.failed)
    setProblem(answer.ok ? null : answer.message)
    clearRouteCache()
  }
  return (
    <section aria-label={texts.factorTitle} className={styles.panel}>
      <h3>{texts.factorTitle}</h3>
      {problem !== null && <DeskProblem>{problem}</DeskProblem>}
      <div className={styles.actions}>
        <Deed onPress={switchOff}>{texts.offFor}</Deed>
      </div>
    </section>
  )
}

import 'server-only'
import type { Payload, TypedUser } from 'payload'
import { isAdministrator } from '@/cms/access/administrators-only'
import { isSecondFactorOn } from '@/cms/second-factors'
import { formatTime, formatWeekdayDate } from '@/domain/formats/dates'
import { toLocale } from '@/domain/kernel/locales'
import { toSessionId } from '@/server/account-auth'
import { payloadAsSystem } from '@/server/payload'
import { readSecondFactor } from '@/server/second-factor'
import { fillIn } from '@/ui/template'
import { deskTexts, type DeskTexts } from './desk-messages'
import { SecondStep, SwitchOffFor } from './second-step.client'
import { Sessions } from './sessions.client'

type AccountSecurityProps = {
  data?: { id?: unknown }
  payload: Payload
  user: TypedUser | null
  i18n: { language: string }
}

type Shown = { payload: Payload; id: number; user: TypedUser; texts: DeskTexts }

async function Factor({ payload, id, user, texts }: Shown) {
  if (id !== user.id) {
    const isOn = await isSecondFactorOn('users', { payload }, id)
    return isOn ? <SwitchOffFor id={id} texts={texts} /> : null
  }
  const whose = { accountId: id, sessionId: toSessionId(user), now: new Date() }
  const state = await readSecondFactor('users', { payload }, whose)
  return <SecondStep codesLeft={state.kind === 'on' ? state.codesLeft : null} texts={texts} />
}

/** On the own account, and for administrators on any: the second step, and what is logged in. */
export async function AccountSecurity({ data, payload, user, i18n }: AccountSecurityProps) {
  const id = typeof data?.id === 'number' ? data.id : null
  if (id === null || user?.collection !== 'users') return null
  const isOwn = id === user.id
  if (!isOwn && !isAdministrator(user)) return null
  const locale = toLocale(i18n.language)
  const texts = deskTexts[locale]
  const system = await payloadAsSystem('telling somebody what is logged in to an account')
  const options = { collection: 'users', id, depth: 0, showHiddenFields: true } as const
  const { sessions } = await system.findByID(options)
  const now = new Date()
  const say = (moment: string) => `${formatWeekdayDate(moment, locale)} ${formatTime(moment)}`
  const open = (sessions ?? []).filter(({ expiresAt }) => new Date(expiresAt) > now)
  const current = isOwn ? toSessionId(user) : null
  const lines = open.map(({ id: session, createdAt, expiresAt }) => {
    const moments = { at: say(createdAt ?? expiresAt), until: say(expiresAt) }
    return { id: session, text: fillIn(texts.since, moments), isHere: session === current }
  })
  return (
    <>
      <Factor id={id} payload={payload} texts={texts} user={user} />
      <Sessions accountId={id} lines={lines} texts={texts} />
    </>
  )
}

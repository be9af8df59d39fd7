import 'server-only'
import type { Payload, TypedUser } from 'payload'
import { isAgentOrEditor } from '@/cms/access/agents-and-editors'
import { AnswerButton } from '@/cms/admin/owner-messages/answer-button.client'
import { ownerRoleNames } from '@/cms/collections/owners/role-names'
import { formatDate } from '@/domain/formats/dates'
import { toBelgianDay } from '@/domain/kernel/calendar-day'
import { toLocale, type Locale } from '@/domain/kernel/locales'
import type { OwnershipPeriod } from '@/domain/owners/ownership'
import { buildDeskRecordPath } from '@/domain/routes/desk'
import { fillIn } from '@/ui/template'
import { InviteOwnerForm } from './invite-owner-form.client'
import { listOwnersOf, type OwnerBeside } from './owner-desk-queries'
import styles from './owner-desk.module.css'
import { ownerDeskTexts, type OwnerDeskTexts } from './messages'

type OwnersOfPropertyProps = {
  data?: { id?: unknown; recordFile?: unknown }
  payload: Payload
  user: TypedUser | null
  i18n: { language: string }
}

function toPeriodText({ from, to }: OwnershipPeriod, texts: OwnerDeskTexts): string {
  const values = { from: from ? formatDate(from) : '', to: to ? formatDate(to) : '' }
  if (from && to) return fillIn(texts.between, values)
  if (from) return fillIn(texts.since, values)
  return to ? fillIn(texts.until, values) : texts.always
}

function toAccountText({ invitedAt, firstSignedInAt }: OwnerBeside, texts: OwnerDeskTexts): string {
  if (firstSignedInAt) return fillIn(texts.signedIn, { day: formatDate(firstSignedInAt) })
  return invitedAt ? fillIn(texts.invitedOn, { day: formatDate(invitedAt) }) : texts.neverInvited
}

type RowProps = {
  owner: OwnerBeside
  propertyId: number
  locale: Locale
  texts: OwnerDeskTexts
}

function OwnerRow({ owner, propertyId, locale, texts }: RowProps) {
  const { id, name, email, phone, isOwner, periods } = owner
  return (
    <li className={styles.owner}>
      <div>
        <a href={buildDeskRecordPath('owners', id)}>{name}</a>
        <p className={styles.note}>
          {[email, phone, toAccountText(owner, texts)].filter(Boolean).join(' · ')}
        </p>
        {periods.map((period) => (
          <p key={period.key}>
            {ownerRoleNames[period.role][locale]}, {toPeriodText(period, texts)}
            {period.holds ? '' : ` (${texts.notToday})`}
          </p>
        ))}
      </div>
      {isOwner && (
        <AnswerButton label={texts.write} ownerId={id} propertyId={propertyId} size="small" />
      )}
    </li>
  )
}

/** On the page of a property: who owns it, for which time, and how they stand in the portal. */
export async function OwnersOfProperty({ data, payload, user, i18n }: OwnersOfPropertyProps) {
  const { id, recordFile } = data ?? {}
  if (typeof id !== 'number' || !isAgentOrEditor(user)) return null
  const locale = toLocale(i18n.language)
  const texts = ownerDeskTexts[locale]
  const owners = await listOwnersOf(id, { payload, user }, toBelgianDay(new Date()))
  return (
    <div className="field-type">
      <h4 className={styles.title}>{texts.owners}</h4>
      <p className={styles.note}>{texts.ownersHint}</p>
      {owners.length === 0 && <p>{texts.noOwner}</p>}
      <ul className={styles.list}>
        {owners.map((owner) => (
          <OwnerRow key={owner.id} locale={locale} owner={owner} propertyId={id} texts={texts} />
        ))}
      </ul>
      {typeof recordFile === 'string' && (
        <InviteOwnerForm locale={locale} reference={recordFile} texts={texts} />
      )}
    </div>
  )
}

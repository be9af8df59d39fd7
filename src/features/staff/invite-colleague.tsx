import 'server-only'
import type { TypedUser } from 'payload'
import { isAdministrator } from '@/cms/access/administrators-only'
import { toLocale } from '@/domain/kernel/locales'
import { findAgentChoices } from './agent-choices'
import { deskTexts } from './desk-messages'
import { InviteForm } from './invite-form.client'

/** Above the list of colleagues, for administrators: the one way to a new account. */
export async function InviteColleague({
  user,
  i18n,
}: {
  user: TypedUser | null
  i18n: { language: string }
}) {
  if (!isAdministrator(user)) return null
  const locale = toLocale(i18n.language)
  const agent = await findAgentChoices(user)
  return <InviteForm agent={agent} locale={locale} texts={deskTexts[locale]} />
}

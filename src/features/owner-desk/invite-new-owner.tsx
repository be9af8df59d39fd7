import 'server-only'
import type { TypedUser } from 'payload'
import { isAgentOrEditor } from '@/cms/access/agents-and-editors'
import { OutsideDrawer } from '@/cms/admin/outside-drawer.client'
import { toLocale } from '@/domain/kernel/locales'
import { InviteOwnerForm } from './invite-owner-form.client'
import { ownerDeskTexts } from './messages'

type InviteNewOwnerProps = { user: TypedUser | null; i18n: { language: string } }

/** Above the list of owners: the one way to a new account. */
export function InviteNewOwner({ user, i18n }: InviteNewOwnerProps) {
  if (!isAgentOrEditor(user)) return null
  const locale = toLocale(i18n.language)
  return (
    <OutsideDrawer>
      <InviteOwnerForm locale={locale} texts={ownerDeskTexts[locale]} />
    </OutsideDrawer>
  )
}

import 'server-only'
import type { MailKinds } from '@/server/mail/send-mail'
import { composeEscalation, composeNotice, composeReceipt } from './_kit/enquiry-mails'
import { enquiryMailKinds } from './_kit/enquiry-orders'
import { rentRefusalMailKind } from '@/cms/collections/enquiries/decision'
import { composeDocuments, documentMailKind } from './document-request/mail'
import { composeRefusal } from './rent-application/mail'
import { composeFriend, friendMailKind } from './send-to-friend/mail'

/** How the mails that forms cause are composed, by the name under which they are queued. */
export const formMails: MailKinds = {
  [enquiryMailKinds.notice]: composeNotice,
  [enquiryMailKinds.receipt]: composeReceipt,
  [enquiryMailKinds.escalation]: composeEscalation,
  [documentMailKind]: composeDocuments,
  [friendMailKind]: composeFriend,
  [rentRefusalMailKind]: composeRefusal,
}

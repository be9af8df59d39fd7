import { alertMails } from '@/features/alerts/mails'
import { appointmentMails } from '@/features/appointments/appointment-mails'
import { newsletterMails } from '@/features/newsletter/mails'
import { offerMails } from '@/features/offers/offer-mails'
import { loginLinkMails } from '@/features/owner-session/link-mails'
import { ownerMails } from '@/features/owner-session/mails'
import { digestMails } from '@/features/portal-digest/digest-mail'
import { personalDataMails } from '@/features/personal-data/mails'
import { planMails } from '@/features/planned-publications/mails'
import { portalRecordMails } from '@/features/portal-records/mails'
import { staffMails } from '@/features/staff/mails'
import { testimonialMails } from '@/features/testimonials/mails'
import { formMails } from '@/forms/mails'
import type { MailKinds } from '@/server/mail/send-mail'

/** How every mail of the site is composed, by the name under which it is queued. */
export const mails: MailKinds = {
  ...formMails,
  ...appointmentMails,
  ...alertMails,
  ...newsletterMails,
  ...offerMails,
  ...ownerMails,
  ...loginLinkMails,
  ...digestMails,
  ...portalRecordMails,
  ...testimonialMails,
  ...staffMails,
  ...planMails,
  ...personalDataMails,
}

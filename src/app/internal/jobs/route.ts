import { setImportWork } from '@/cms/jobs/run-import'
import { setScheduledWork } from '@/cms/jobs/scheduled-work'
import { setMailSender } from '@/cms/jobs/send-mail'
import { alertMails } from '@/features/alerts/mails'
import { tendAlerts } from '@/features/alerts/tend-alerts'
import { appointmentMails } from '@/features/appointments/appointment-mails'
import { publishSlots } from '@/features/appointments/publish-slots'
import { tendAppointments } from '@/features/appointments/tend-appointments'
import { deleteOverdue } from '@/features/retention/delete-overdue'
import { advanceImport } from '@/features/listing-imports/advance-import'
import { fetchPictures } from '@/features/listing-imports/fetch-pictures'
import { fetchFeeds } from '@/features/listing-imports/start-import'
import { newsletterMails } from '@/features/newsletter/mails'
import { offerMails } from '@/features/offers/offer-mails'
import { loginLinkMails } from '@/features/portal/link-mails'
import { portalMails } from '@/features/portal/mails'
import { digestMails } from '@/features/portal-digest/digest-mail'
import { sendDigests } from '@/features/portal-digest/send-digests'
import { planMails } from '@/features/planned-publications/mails'
import { publishDue } from '@/features/planned-publications/publish-due'
import { portalRecordMails } from '@/features/portal-records/mails'
import { checkPublication } from '@/features/properties/check-publication'
import { staffMails } from '@/features/staff/mails'
import { testimonialMails } from '@/features/testimonials/mails'
import { rollUp } from '@/features/visits/roll-up'
import { escalateEnquiries } from '@/forms/_kit/escalate-enquiries'
import { formMails } from '@/forms/mails'
import { env } from '@/server/env'
import { isInside } from '@/server/loopback'
import { createMailSender } from '@/server/mail/send-mail'
import { queueScheduledWork, runDueJobs } from '@/server/queue/run-jobs'

const { SMTP_URL, MAIL_FROM } = env()

const mails = {
  ...formMails,
  ...appointmentMails,
  ...alertMails,
  ...newsletterMails,
  ...offerMails,
  ...portalMails,
  ...loginLinkMails,
  ...digestMails,
  ...portalRecordMails,
  ...testimonialMails,
  ...staffMails,
  ...planMails,
}
setMailSender(createMailSender(mails, { smtpUrl: SMTP_URL, from: MAIL_FROM }))
setImportWork({ advance: advanceImport, fetchPictures })
setScheduledWork({
  'publish-planned': publishDue,
  'tend-appointments': tendAppointments,
  'publish-slots': publishSlots,
  'tend-demands': tendAlerts,
  'escalate-enquiries': escalateEnquiries,
  'delete-overdue': async (now) => {
    await deleteOverdue(now)
  },
  'check-publication': checkPublication,
  'roll-up-visits': rollUp,
  'send-digests': sendDigests,
  'fetch-feeds': fetchFeeds,
})

/** Does a batch of jobs. Asked by this server's own worker alone. */
export async function POST(request: Request): Promise<Response> {
  if (!isInside(request.headers)) return new Response(null, { status: 404 })
  await queueScheduledWork()
  return Response.json({ done: await runDueJobs() })
}

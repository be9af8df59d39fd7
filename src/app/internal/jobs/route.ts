import { setImportWork } from '@/cms/jobs/run-import'
import { setScheduledWork } from '@/cms/jobs/scheduled-work'
import { setMailSender } from '@/cms/jobs/send-mail'
import { tendAlerts } from '@/features/alerts/tend-alerts'
import { publishSlots } from '@/features/appointments/publish-slots'
import { tendAppointments } from '@/features/appointments/tend-appointments'
import { deleteOverdue } from '@/features/retention/delete-overdue'
import { deleteStrayFiles } from '@/features/retention/delete-stray-files'
import { deleteUntouched } from '@/features/retention/delete-untouched'
import { advanceImport } from '@/features/listing-imports/advance-import'
import { fetchPictures } from '@/features/listing-imports/fetch-pictures'
import { forgetImportLeftovers } from '@/features/listing-imports/forget-leftovers'
import { fetchFeeds } from '@/features/listing-imports/start-import'
import { sendDigests } from '@/features/portal-digest/send-digests'
import { publishDue } from '@/features/planned-publications/publish-due'
import { checkPublication } from '@/features/properties/check-publication'
import { rollUp } from '@/features/visits/roll-up'
import { escalateEnquiries } from '@/forms/_kit/escalate-enquiries'
import { env } from '@/server/env'
import { isInside } from '@/server/loopback'
import { createMailSender } from '@/server/mail/send-mail'
import { doApart } from '@/server/queue/do-apart'
import { queueScheduledWork, runDueJobs } from '@/server/queue/run-jobs'
import { mails } from './mails'

const { SMTP_URL, MAIL_FROM } = env()

setMailSender(createMailSender(mails, { smtpUrl: SMTP_URL, from: MAIL_FROM }))
setImportWork({ advance: advanceImport, fetchPictures })
setScheduledWork({
  'publish-planned': publishDue,
  'tend-appointments': tendAppointments,
  'publish-slots': publishSlots,
  'tend-demands': tendAlerts,
  'escalate-enquiries': escalateEnquiries,
  'delete-overdue': (now) =>
    doApart(
      {
        'delete-overdue': deleteOverdue,
        'forget-import-leftovers': forgetImportLeftovers,
        'delete-untouched': deleteUntouched,
        'delete-stray-files': deleteStrayFiles,
      },
      now,
    ),
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

import { setMailSender } from '@/cms/jobs/send-mail'
import { alertMails } from '@/features/alerts/mails'
import { formMails } from '@/forms/mails'
import { env } from '@/server/env'
import { isInside } from '@/server/loopback'
import { createMailSender } from '@/server/mail/send-mail'
import { keepSchedules } from '@/server/queue/keep-schedules'
import { runDueJobs } from '@/server/queue/run-jobs'

const { SMTP_URL, MAIL_FROM } = env()

const kinds = { ...formMails, ...alertMails }

setMailSender(createMailSender(kinds, { smtpUrl: SMTP_URL, from: MAIL_FROM }))

/** Does a batch of jobs. Asked by this server's own worker alone. */
export async function POST(request: Request): Promise<Response> {
  if (!isInside(request.headers)) return new Response(null, { status: 404 })
  await keepSchedules(Date.now())
  return Response.json({ done: await runDueJobs() })
}

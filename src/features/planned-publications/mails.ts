import 'server-only'
import { formatTime, formatWeekdayDate } from '@/domain/formats/dates'
import { buildDeskListPath, buildDeskRecordPath } from '@/domain/routes/desk'
import { env } from '@/server/env'
import type { ComposeMail, MailKinds } from '@/server/mail/send-mail'
import { payloadAsSystem } from '@/server/payload'
import { getTexts } from '@/server/texts/text-overrides'
import { fillIn } from '@/ui/template'
import { messages } from './messages'
import { toPlanRecord, type PlanRecord } from './plan-store'
import { refusalMailKind } from './publish-due'

const open = () => payloadAsSystem('telling staff why what they planned was not done')

/** What the desk calls a record, in its newest draft; its number where it is gone. */
async function findName({ target, record }: PlanRecord): Promise<string> {
  const payload = await open()
  const options = { collection: target, id: record, depth: 0, draft: true, trash: true } as const
  const found = await payload.findByID({ ...options, disableErrors: true })
  if (found === null) return String(record)
  const name = 'recordFile' in found ? found.recordFile : 'name' in found ? found.name : null
  return name || String(record)
}

/** Says what was not done and why; nothing once somebody put it away. */
const composeRefusal: ComposeMail = async ({ data, locale }) => {
  const id = data['plan']
  if (typeof id !== 'number') return null
  const payload = await open()
  const options = { collection: 'planned-publications', id, depth: 0, disableErrors: true } as const
  const plan = await payload.findByID(options)
  if (plan?.state !== 'refused') return null
  const texts = await getTexts('plannedPublications', messages, locale)
  const record = toPlanRecord(plan)
  const name = record === null ? '' : await findName(record)
  const subject = plan.action === 'publish' ? texts.publishSubject : texts.unpublishSubject
  const moment = { day: formatWeekdayDate(plan.at, locale), time: formatTime(plan.at) }
  const path =
    record === null
      ? buildDeskListPath('planned-publications')
      : buildDeskRecordPath(record.target, record.record)
  return {
    locale,
    subject: fillIn(subject, { name }),
    preview: texts.preview,
    blocks: [
      { kind: 'text', text: fillIn(texts.intro, moment) },
      { kind: 'quote', text: plan.refusal ?? '' },
      { kind: 'text', text: texts.next },
      {
        kind: 'button',
        label: texts.open,
        href: `${env().SITE_URL}${path}`,
      },
    ],
  }
}

/** How the mails about plans are composed, by the name under which they are queued. */
export const planMails: MailKinds = { [refusalMailKind]: composeRefusal }

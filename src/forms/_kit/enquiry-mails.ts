import 'server-only'
import type { Appointment, AppointmentSlot, Enquiry as EnquiryRecord } from '@/cms/payload-types'
import { findLoaded, toRelationId } from '@/cms/relation-id'
import { bookingKind } from '@/domain/appointments/enquiry-states'
import { formatDayAndTimes, formatTime, formatWeekdayDate } from '@/domain/formats/dates'
import type { Locale } from '@/domain/kernel/locales'
import { buildDeskHref } from '@/server/mail/desk-href'
import type { MailBlock, MailDocument } from '@/server/mail/mail-document'
import type { ComposeMail, QueuedMail } from '@/server/mail/send-mail'
import { payloadAsSystem } from '@/server/payload'
import { getTexts } from '@/server/texts/text-overrides'
import { fillIn } from '@/ui/template'
import { forms, isFormKind, type FormKind } from '../registry'
import {
  toChosenFacts,
  toEnquiryAnswers,
  toFileFacts,
  toPersonName,
  toSenderFacts,
} from './describe-enquiry'
import {
  findMailSubject,
  toOutsideSubject,
  toSubjectFact,
  type MailSubject,
} from '@/server/mail/subject-queries'
import { findFormTitle } from './form-title'
import { getFormTexts } from './get-form-texts'
import { messages, type EnquiryMailTexts } from './mail-messages'

type Ground = {
  enquiry: EnquiryRecord
  kind: FormKind
  subject: MailSubject | null
  texts: EnquiryMailTexts
  /** Name of the form, as in "free valuation". */
  form: string
}

async function findGround({ enquiryId, locale }: QueuedMail): Promise<Ground | null> {
  if (enquiryId === null) return null
  const payload = await payloadAsSystem(
    'composing the mails about an enquiry, which it was stored for',
  )
  const enquiry = await payload.findByID({
    collection: 'enquiries',
    id: enquiryId,
    depth: 0,
    disableErrors: true,
  })
  if (enquiry === null || !isFormKind(enquiry.kind)) return null
  const texts = await getTexts('enquiryMails', messages, locale)
  const propertyId = toRelationId(enquiry.property)
  const projectId = toRelationId(enquiry.project)
  const subject = await findMailSubject({ propertyId, projectId }, locale)
  const form = findFormTitle({ ...enquiry, propertyId, projectId }, texts.titles)
  return { enquiry, kind: enquiry.kind, subject, texts, form }
}

/** What was answered; nothing where the answers stay in the desk. */
async function toAnswerBlocks(
  { enquiry, kind, texts }: Ground,
  locale: Locale,
): Promise<MailBlock[]> {
  if (forms[kind].definition.isConfidential) {
    return [{ kind: 'text', text: texts.notice.confidential }]
  }
  const rows = [
    ...(await toEnquiryAnswers(enquiry, texts, locale)),
    ...(await toFileFacts(enquiry, texts, locale)),
  ]
  // The newsletter asks for nothing but an address, which stands above.
  if (rows.length === 0) return []
  return [
    { kind: 'heading', text: texts.notice.answers },
    { kind: 'facts', rows },
  ]
}

type AgencyWords = {
  subject: string
  intro: string
  /** When somebody comes, if that was agreed on or asked for. */
  moment?: string | undefined
  /** Where the reader answers, if that is not the enquiry itself. */
  first?: MailBlock | undefined
}

/** What came in, with all that was answered, for a reader at the agency. */
async function composeForAgency(
  mail: QueuedMail,
  toWords: (ground: Ground) => Promise<AgencyWords | null>,
): Promise<MailDocument | null> {
  const ground = await findGround(mail)
  if (ground === null) return null
  const { enquiry, subject, texts, form } = ground
  const { notice } = texts
  const own = await toWords(ground)
  if (own === null) return null
  const person = toPersonName(enquiry) || enquiry.person?.email || enquiry.person?.phone || ''
  const title = [form, own.moment, subject?.title].filter(Boolean).join(' · ')
  const blocks: MailBlock[] = [
    { kind: 'text', text: own.intro },
    ...(subject
      ? [
          {
            kind: 'facts' as const,
            rows: [toSubjectFact(notice.about, subject)],
          },
        ]
      : []),
    { kind: 'facts', rows: toSenderFacts(enquiry, texts, mail.locale) },
    ...(await toAnswerBlocks(ground, mail.locale)),
    ...(own.first ? [own.first] : []),
    {
      kind: 'button',
      label: notice.open,
      href: buildDeskHref('enquiries', enquiry.id),
    },
    { kind: 'small', text: notice.reply },
  ]
  return {
    locale: mail.locale,
    subject: fillIn(own.subject, { form: title }),
    preview: fillIn(notice.preview, { person, form }),
    blocks,
    replyTo: enquiry.person?.email ?? undefined,
  }
}

type Booked = Pick<Appointment, 'id' | 'state' | 'email' | 'requestedAt' | 'slot'>

/** The appointment that an enquiry booked; null where it booked none. */
async function findAppointmentOf({ id, kind }: EnquiryRecord): Promise<Booked | null> {
  if (kind !== bookingKind) return null
  const payload = await payloadAsSystem('telling the agency of what was booked')
  const { docs } = await payload.find({
    collection: 'appointments',
    where: { enquiry: { equals: id } },
    limit: 1,
    pagination: false,
    depth: 1,
    select: { state: true, email: true, requestedAt: true, slot: true },
  })
  return docs[0] ?? null
}

const toOpenButton = ({ booked }: EnquiryMailTexts, { id }: Booked): MailBlock => ({
  kind: 'button',
  label: booked.open,
  href: buildDeskHref('appointments', id),
})

/** When a booking is, as short as the subject of a mail wants it. */
function toBookedTimes({ slot }: Booked): string | undefined {
  const times = findLoaded<AppointmentSlot>(slot)
  return times === null ? undefined : formatDayAndTimes(times.startsAt, times.endsAt)
}

/** Whether a booking waits for the agency, which is the first that its reader wants to know. */
function toBookedWords(texts: EnquiryMailTexts, appointment: Booked): AgencyWords {
  const { booked, notice } = texts
  const { state, email } = appointment
  const own = { first: toOpenButton(texts, appointment), moment: toBookedTimes(appointment) }
  if (state === 'waiting') return { ...booked[email ? 'waiting' : 'waitingByPhone'], ...own }
  const isFresh = state === 'confirmed' || state === 'requested'
  // What is over before the mail leaves has a mail of its own.
  return { ...(isFresh ? booked[state] : notice), ...own }
}

/** Tells the agency what came in. */
export const composeNotice: ComposeMail = (mail) =>
  composeForAgency(mail, async ({ texts, enquiry }) => {
    const booked = await findAppointmentOf(enquiry)
    return booked === null ? texts.notice : toBookedWords(texts, booked)
  })

/** What a reminder says of a booking: what the office can still do for it. */
function toReminder({ escalation, booked }: EnquiryMailTexts, { state, email }: Booked): string {
  if (state === 'requested') return escalation.requested
  if (state === 'expired') return escalation.expired
  return state === 'waiting' && !email ? booked.waitingByPhone.intro : escalation.intro
}

/** Tells the office once more, because nobody has looked at it; nothing when somebody has since. */
export const composeEscalation: ComposeMail = (mail) =>
  composeForAgency(mail, async ({ texts, enquiry }) => {
    if (enquiry.state !== 'new') return null
    const { subject, intro } = texts.escalation
    const booked = await findAppointmentOf(enquiry)
    const isAsked = booked?.state === 'requested' || booked?.state === 'expired'
    const since = (isAsked && booked.requestedAt) || enquiry.createdAt
    const moment = { day: formatWeekdayDate(since, mail.locale), time: formatTime(since) }
    if (booked === null) return { subject, intro: fillIn(intro, moment) }
    const first = toOpenButton(texts, booked)
    const reminder = fillIn(toReminder(texts, booked), moment)
    return { subject, intro: reminder, first, moment: toBookedTimes(booked) }
  })

/**
 * Tells the sender that it came in, and what was chosen. Nothing of what was typed is repeated:
 * anybody can type anybody's address, and a mail of the agency must not carry a stranger's words.
 */
export const composeReceipt: ComposeMail = async (mail) => {
  const ground = await findGround(mail)
  if (ground === null) return null
  const { enquiry, kind, subject, texts, form } = ground
  const chosen = await toChosenFacts(enquiry, texts, mail.locale)
  const { texts: own } = await getFormTexts(kind, mail.locale)
  const receipt = { ...texts.receipt, ...own.receipt }
  const steps = own.after ? Object.values(own.after) : []
  const shown = toOutsideSubject(subject)
  const rows = [...(shown ? [{ label: receipt.about, value: shown.title }] : []), ...chosen]
  return {
    locale: mail.locale,
    // By its reference, so that of several requests each has a letter of its own.
    subject: fillIn(receipt.subject, {
      form: [form, shown && subject?.title].filter(Boolean).join(' · '),
    }),
    preview: receipt.preview,
    blocks: [
      { kind: 'text', text: texts.greeting },
      { kind: 'text', text: receipt.intro },
      ...(rows.length > 0 ? [{ kind: 'facts' as const, rows }] : []),
      ...(shown?.href
        ? [{ kind: 'button' as const, label: receipt.open[shown.kind], href: shown.href }]
        : []),
      ...(steps.length > 0
        ? ([
            { kind: 'heading', text: receipt.next },
            { kind: 'text', text: steps.join('\n') },
          ] satisfies MailBlock[])
        : []),
      { kind: 'small', text: receipt.closing },
    ],
  }
}

import 'server-only'
import * as z from 'zod'
import { appointmentMailKind, placeMailKind } from '@/cms/collections/appointments/mail-orders'
import { isPlaceTold, isUnderWay, type AppointmentState } from '@/domain/appointments/states'
import { buildAppointmentPath } from '@/domain/routes/appointments'
import { env } from '@/server/env'
import { getMailAgency } from '@/server/mail/agency-queries'
import { buildDeskHref } from '@/server/mail/desk-href'
import type { MailAttachment, MailBlock, MailFact } from '@/server/mail/mail-document'
import type { ComposeMail, MailKinds } from '@/server/mail/send-mail'
import { toOutsideSubject, toSubjectFact } from '@/server/mail/subject-queries'
import { createSignedId } from '@/server/signed-id'
import { getTexts } from '@/server/texts/text-overrides'
import { fillIn } from '@/ui/template'
import { agencyMailKind, agencyNews } from './agency-orders'
import { findAppointmentFacts, type AppointmentFacts } from './appointment-facts'
import { toCalendarUid } from './appointment-uid'
import { calendarType, createCalendarFile } from './calendar-file'
import { messages, type AppointmentMailTexts } from './mail-messages'
import { formatSlot } from './to-slot-choices'

const times = { startsAt: z.string(), endsAt: z.string() }

const visitorData = z.object({
  appointment: z.number(),
  news: z.enum([
    'waiting',
    'requested',
    'confirmed',
    'moved',
    'declined',
    'expired',
    'cancelled',
    'left',
    'noPlace',
    'reminder',
    'placeFree',
  ]),
  sequence: z.number(),
  ...times,
})

type VisitorData = z.infer<typeof visitorData>

const agencyData = z.object({
  appointment: z.number(),
  news: z.enum(agencyNews),
  before: z.object(times).optional(),
  ...times,
})

/** For whom a calendar holds the appointment, or held it. */
const withCalendar: readonly VisitorData['news'][] = ['confirmed', 'moved', 'cancelled']
/** How an appointment stands by each letter about it: what is true of one holds for the other. */
const stateOf: Readonly<Record<VisitorData['news'], AppointmentState>> = {
  waiting: 'waiting',
  placeFree: 'waiting',
  requested: 'requested',
  confirmed: 'confirmed',
  moved: 'confirmed',
  reminder: 'confirmed',
  declined: 'declined',
  expired: 'expired',
  noPlace: 'expired',
  cancelled: 'cancelled',
  left: 'cancelled',
}

/** What the link is for, where that is not to see, move or cancel an appointment. */
const linkOf: Partial<Record<VisitorData['news'], 'take' | 'manageLine'>> = {
  placeFree: 'take',
  waiting: 'manageLine',
}

function toVisitorHref({ appointment }: AppointmentFacts): string {
  const token = createSignedId('appointment', appointment.id, env().PAYLOAD_SECRET)
  return `${env().SITE_URL}${buildAppointmentPath(appointment.locale, token)}`
}

async function toCalendar(
  facts: AppointmentFacts,
  { news, sequence, startsAt, endsAt }: VisitorData,
  texts: AppointmentMailTexts,
): Promise<MailAttachment> {
  const { appointment, place } = facts
  const agency = await getMailAgency(appointment.locale)
  const content = createCalendarFile({
    uid: toCalendarUid(appointment.id),
    sequence,
    startsAt: new Date(startsAt),
    endsAt: new Date(endsAt),
    title: fillIn(texts.calendar, { agency: agency.name }),
    place,
    href: toVisitorHref(facts),
    isCancelled: news === 'cancelled',
  })
  return { name: 'appointment.ics', contentType: calendarType, content }
}

function toFacts(
  { subject, place, isAtOffice }: AppointmentFacts,
  when: string,
  texts: AppointmentMailTexts,
): MailFact[] {
  const where = place !== null && isAtOffice ? fillIn(texts.atOffice, { place }) : place
  return [
    { label: texts.when, value: when },
    ...(where === null ? [] : [{ label: texts.where, value: where }]),
    ...(subject === null ? [] : [toSubjectFact(texts.about[subject.kind], subject)]),
  ]
}

/**
 * Tells the visitor what became of the appointment. Nothing of what was typed is repeated, not even
 * the name: anybody can type anybody's address, and a stranger's words would come from the agency.
 */
const composeForVisitor: ComposeMail = async ({ data, locale }) => {
  const told = visitorData.parse(data)
  const found = await findAppointmentFacts(told.appointment, locale)
  if (found === null) return null
  const { news } = told
  const shown = {
    ...found,
    subject: toOutsideSubject(found.subject),
    place: isPlaceTold(stateOf[news], { atOffice: found.isAtOffice }) ? found.place : null,
  }
  const texts = await getTexts('appointmentMails', messages, locale)
  const when = formatSlot(told, locale)
  const link: MailBlock[] = [
    {
      kind: 'button',
      label: texts[linkOf[news] ?? 'manage'],
      href: toVisitorHref(found),
    },
    { kind: 'small', text: texts.own },
  ]
  return {
    locale,
    subject: fillIn(texts.subject[news], { when }),
    preview: texts.text[news],
    blocks: [
      { kind: 'text', text: texts.greeting },
      { kind: 'text', text: texts.text[news] },
      { kind: 'facts', rows: toFacts(shown, when, texts) },
      ...(isUnderWay(stateOf[news]) ? link : []),
    ],
    attachments: withCalendar.includes(news) ? [await toCalendar(shown, told, texts)] : [],
  }
}

/** Tells the agency what a visitor changed by the link, or that nobody comes any more. */
const composeForAgency: ComposeMail = async ({ data, locale }) => {
  const told = agencyData.parse(data)
  const found = await findAppointmentFacts(told.appointment, locale)
  if (found === null) return null
  const { appointment } = found
  const texts = await getTexts('appointmentMails', messages, locale)
  const when = formatSlot(told, locale)
  const { agency } = texts
  const isErased = told.news === 'erased'
  const text = isErased ? agency.erased : agency.text
  const who = [appointment.name, appointment.email, appointment.phone].filter(Boolean).join(', ')
  return {
    locale,
    subject: fillIn(agency.subject[told.news], { when }),
    preview: text,
    blocks: [
      { kind: 'text', text },
      {
        kind: 'facts',
        rows: [
          ...(isErased ? [] : [{ label: agency.who, value: who }]),
          ...(told.before
            ? [{ label: agency.before, value: formatSlot(told.before, locale) }]
            : []),
          ...toFacts(found, when, texts),
        ],
      },
      {
        kind: 'button',
        label: agency.open,
        href: buildDeskHref('appointments', appointment.id),
      },
    ],
    replyTo: appointment.email ?? undefined,
  }
}

/** How the mails about appointments are composed, by the name under which they are queued. */
export const appointmentMails: MailKinds = {
  [appointmentMailKind]: composeForVisitor,
  [placeMailKind]: composeForVisitor,
  [agencyMailKind]: composeForAgency,
}

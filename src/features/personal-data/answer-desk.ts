import 'server-only'
import { z } from 'zod'
import { isAdministrator } from '@/cms/access/administrators-only'
import { personalDataTexts } from '@/cms/admin/personal-data/texts'
import type { DeskErased, DeskErasure, DeskPerson } from '@/cms/privacy/desk-answer'
import { formatDate, formatTime } from '@/domain/formats/dates'
import { locales, type Locale } from '@/domain/kernel/locales'
import { emailSchema } from '@/domain/contact/email'
import { noStore } from '@/domain/protection/private-headers'
import { messages as retentionMessages, type RetentionTexts } from '@/features/retention/messages'
import { findStaff, type StaffAccount } from '@/server/request/desk-door'
import { readJson } from '@/server/request/read-body'
import { refuse } from '@/server/request/refuse'
import { getTexts } from '@/server/texts/text-overrides'
import { erasePerson } from './erase-person'
import { listErasures, type ErasureCounts, type ErasureLine } from './erasures'
import { exportPerson } from './export-person'
import { messages } from './messages'
import { toAddressKey } from './person-queries'
import { summarisePerson } from './person-summary'
import { tellLine } from './tell-line'

const order = z.discriminatedUnion('deed', [
  z.object({ deed: z.literal('log'), language: z.enum(locales) }),
  z.object({ deed: z.literal('find'), email: emailSchema, language: z.enum(locales) }),
  z.object({ deed: z.literal('export'), email: emailSchema }),
  z.object({
    deed: z.literal('erase'),
    email: emailSchema,
    confirmation: z.string(),
    withOwner: z.boolean(),
  }),
])

type Order = z.infer<typeof order>
type EraseOrder = Extract<Order, { deed: 'erase' }>

const sum = (counts: ErasureCounts) =>
  Object.values(counts).reduce((total, count) => total + count, 0)

/** The account of an owner, which is erased only where whoever erases says so. */
function toOwnerLine(locale: Locale): DeskPerson['lines'][number] {
  const { ownerAccount, ownerUntil, ownerFate } = personalDataTexts
  return {
    key: 'owner',
    what: ownerAccount[locale],
    count: 1,
    until: ownerUntil[locale],
    fate: ownerFate[locale],
  }
}

type Page = (typeof messages)[Locale]['page']

/** The lines of the page that a visitor reads about themselves, said about somebody else. */
function tellOfOther(page: Page, locale: Locale): Page {
  const { mailsToOthers, textsOfOthers, noEnd, anonymised, cut } = personalDataTexts
  return {
    ...page,
    collections: {
      ...page.collections,
      mailsToOthers: mailsToOthers[locale],
      textsOfOthers: textsOfOthers[locale],
    },
    noEnd: noEnd[locale],
    fates: { ...page.fates, anonymised: anonymised[locale], cut: cut[locale] },
  }
}

/** The kinds of what came in, likewise. */
function nameOfOther(names: RetentionTexts, locale: Locale): RetentionTexts {
  const dataRequest = personalDataTexts.dataRequest[locale]
  return { ...names, kinds: { ...names.kinds, dataRequest } }
}

/** What is kept about somebody, as the desk shows it. */
export async function tellDesk(email: string, locale: Locale): Promise<DeskPerson> {
  const [summary, { page }, names] = await Promise.all([
    summarisePerson(email),
    getTexts('personalData', messages, locale),
    getTexts('retention', retentionMessages, locale),
  ])
  const { lines, visits, hasOwnerAccount, isOfAgency } = summary
  const toldAtDesk = { page: tellOfOther(page, locale), names: nameOfOther(names, locale), locale }
  return {
    hasOwnerAccount,
    isOfAgency,
    visits,
    lines: [
      ...(hasOwnerAccount ? [toOwnerLine(locale)] : []),
      ...lines.map((line) => ({
        key: `${line.collection} ${line.form}`,
        count: line.count,
        ...tellLine(line, toldAtDesk),
      })),
    ],
  }
}

async function erase(asked: EraseOrder, userId: number): Promise<DeskErased> {
  const { email, confirmation, withOwner } = asked
  if (toAddressKey(confirmation) !== toAddressKey(email)) {
    return { isErased: false, refusal: 'confirmation' }
  }
  const actor = { by: 'staff', userId } as const
  const erased = await erasePerson({ email, actor, withOwner, now: new Date() })
  if (!erased.ok) return { isErased: false, refusal: erased.error }
  const { counts, kept, visits } = erased.value
  return { isErased: true, count: sum(counts), kept, visits }
}

function toLine({ id, at, by, name, counts }: ErasureLine, locale: Locale): DeskErasure {
  const actor = by === 'person' ? personalDataTexts.person : personalDataTexts.formerStaff
  return {
    id,
    at: `${formatDate(at)} ${formatTime(at)}`,
    by: by === 'staff' && name !== null ? name : actor[locale],
    count: sum(counts),
  }
}

async function carryOut(asked: Order, { id }: StaffAccount): Promise<Response> {
  switch (asked.deed) {
    case 'log': {
      const lines = await listErasures()
      return Response.json(
        lines.map((line) => toLine(line, asked.language)),
        { headers: noStore },
      )
    }
    case 'find':
      return Response.json(await tellDesk(asked.email, asked.language), { headers: noStore })
    case 'export': {
      const content = await exportPerson(asked.email, { now: new Date(), withOwner: true })
      return content === null ? refuse(400) : Response.json(content, { headers: noStore })
    }
    case 'erase':
      return Response.json(await erase(asked, Number(id)), { headers: noStore })
  }
}

/**
 * Looks somebody up, gives a copy or erases, for administrators. 404 to everybody without an account
 * of the staff, 403 to the rest of it, 400 for what is no order. The address comes in the body, so
 * that it stands in no log of requests.
 */
export async function answerPersonalData(request: Request): Promise<Response> {
  const viewer = await findStaff(request)
  if (viewer === null) return refuse(404)
  if (!isAdministrator(viewer)) return refuse(403)
  const asked = order.safeParse(await readJson(request))
  if (!asked.success) return refuse(400)
  return carryOut(asked.data, viewer)
}

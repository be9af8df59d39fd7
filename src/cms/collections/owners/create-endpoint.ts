import { sql } from '@payloadcms/db-postgres'
import { randomBytes } from 'node:crypto'
import { APIError, Forbidden, type Endpoint, type PayloadRequest, type Where } from 'payload'
import { z } from 'zod'
import { emailSchema } from '@/domain/contact/email'
import { formatDate } from '@/domain/formats/dates'
import { toBelgianDay, type CalendarDay } from '@/domain/kernel/calendar-day'
import { locales, type LocalizedText } from '@/domain/kernel/locales'
import { findFirstDayBounds } from '@/domain/owners/ownership'
import { agentsAndEditors } from '../../access/agents-and-editors'
import { ownListings } from '../../access/own-listings'
import {
  personNameCharactersMax,
  phoneCharactersMax,
  typedReferenceCharactersMax,
} from '../../fields/bounds'
import { words } from '../../fields/words'
import { toEditorMessage } from '../../hooks/editor-message'
import { nullIfTaken } from '../../hooks/taken-address'
import { getExecutor, inTransaction } from '../../hooks/transaction'
import { queueMails } from '../../jobs/queue-mails'
import { findFirstDayOf } from './begin-after-others'
import { findOwnersBeside } from './find-owners-beside'
import { ownerRoleNames, type OwnerRole } from './role-names'
import { loginLinkMailKinds, toLinkMailData } from './link-mails'

const ownerRoles = Object.keys(ownerRoleNames) as OwnerRole[]

const name = z.string().trim().max(personNameCharactersMax)

const sentSchema = z.object({
  firstName: name,
  lastName: name.min(1),
  email: emailSchema,
  phone: z.string().trim().max(phoneCharactersMax),
  locale: z.enum(locales),
  role: z.enum(ownerRoles),
  /** Reference of the home; none for an account that gets its homes later. */
  reference: z.string().trim().max(typedReferenceCharactersMax),
  /** First day of the ownership; none for the day that follows from the other owners. */
  since: z.union([z.literal(''), z.iso.date()]).default(''),
})

type Sent = z.infer<typeof sentSchema>

const texts = {
  invalid: words(
    'Vul een naam en een geldig e-mailadres in.',
    'Indiquez un nom et une adresse e-mail valable.',
    'Fill in a name and a valid e-mail address.',
    'Geben Sie einen Namen und eine gültige E-Mail-Adresse ein.',
  ),
  name: words(
    `Vul een naam in; voornaam en naam hebben elk hoogstens ${personNameCharactersMax} tekens.`,
    `Indiquez un nom ; le prénom et le nom comptent chacun ${personNameCharactersMax} caractères au maximum.`,
    `Fill in a name; first and last name have ${personNameCharactersMax} characters each at most.`,
    `Geben Sie einen Namen ein; Vorname und Name haben jeweils höchstens ${personNameCharactersMax} Zeichen.`,
  ),
  email: words(
    'Vul een geldig e-mailadres in.',
    'Indiquez une adresse e-mail valable.',
    'Fill in a valid e-mail address.',
    'Geben Sie eine gültige E-Mail-Adresse ein.',
  ),
  phone: words(
    `Vul een telefoonnummer in van hoogstens ${phoneCharactersMax} tekens, of geen.`,
    `Indiquez un numéro de téléphone de ${phoneCharactersMax} caractères au maximum, ou aucun.`,
    `Fill in a phone number of ${phoneCharactersMax} characters at most, or none.`,
    `Geben Sie eine Telefonnummer mit höchstens ${phoneCharactersMax} Zeichen ein, oder keine.`,
  ),
  taken: words(
    'Er is al een eigenaar met dit e-mailadres. Open die in de lijst en voeg het pand daar toe.',
    'Un propriétaire a déjà cette adresse e-mail. Ouvrez sa fiche dans la liste et ajoutez-y le bien.',
    'There is an owner with this e-mail address already. Open that record in the list and add the property there.',
    'Es gibt bereits einen Eigentümer mit dieser E-Mail-Adresse. Öffnen Sie ihn in der Liste und fügen Sie das Objekt dort hinzu.',
  ),
  since: words(
    'Kies een dag vanaf wanneer, of laat die leeg.',
    'Choisissez un jour de début, ou laissez-le vide.',
    'Choose a first day, or leave it empty.',
    'Wählen Sie einen ersten Tag, oder lassen Sie ihn leer.',
  ),
  noHome: words(
    'Geen van uw panden heeft deze referentie. Kijk de referentie na of laat ze leeg.',
    'Aucun de vos biens ne porte cette référence. Vérifiez-la ou laissez-la vide.',
    'None of your properties has this reference. Check it, or leave it empty.',
    'Keines Ihrer Objekte hat diese Referenz. Prüfen Sie sie oder lassen Sie sie leer.',
  ),
}

/** Says which first days are taken. */
function toSinceText(days: { from: CalendarDay; to: CalendarDay }): LocalizedText {
  const [from, to] = [formatDate(days.from), formatDate(days.to)]
  return words(
    `Kies een dag van ${from} tot en met ${to}, of laat die leeg.`,
    `Choisissez un jour du ${from} au ${to} inclus, ou laissez-le vide.`,
    `Choose a day from ${from} until ${to}, or leave it empty.`,
    `Wählen Sie einen Tag vom ${from} bis einschließlich ${to}, oder lassen Sie ihn leer.`,
  )
}

/** What is said of a field that cannot be taken; of a request that no form sends, in general. */
const textOfField = new Map<PropertyKey | undefined, LocalizedText>([
  ['firstName', texts.name],
  ['lastName', texts.name],
  ['email', texts.email],
  ['phone', texts.phone],
  ['reference', texts.noHome],
  ['since', texts.since],
])

const refuse = (req: PayloadRequest, text: LocalizedText, status: number) =>
  new APIError(toEditorMessage(req, text), status, null, true)

async function readSent(req: PayloadRequest): Promise<Sent> {
  const body: unknown = await req.json?.().catch(() => null)
  const sent = sentSchema.safeParse(body)
  if (!sent.success) {
    const [issue] = sent.error.issues
    throw refuse(req, textOfField.get(issue?.path[0]) ?? texts.invalid, 422)
  }
  const { since } = sent.data
  const days = findFirstDayBounds(toBelgianDay(new Date()))
  if (since !== '' && (since < days.from || since > days.to)) {
    throw refuse(req, toSinceText(days), 422)
  }
  return sent.data
}

/** The home of a reference among those that whoever asks works on; null where none is named. */
async function findHome(req: PayloadRequest, reference: string): Promise<number | null> {
  if (reference === '') return null
  const own = ownListings({ req })
  const isNamed: Where = { recordFile: { equals: reference } }
  const { docs } = await req.payload.find({
    collection: 'properties',
    where: typeof own === 'object' ? { and: [isNamed, own] } : isNamed,
    draft: true,
    depth: 0,
    limit: 1,
    pagination: false,
    select: {},
    overrideAccess: false,
    user: req.user,
  })
  const [home] = docs
  if (home === undefined) throw refuse(req, texts.noHome, 422)
  return home.id
}

type Invited = {
  id: number
  /** First day of the ownership; null for no limit, or for no home. */
  since: CalendarDay | null
}

/** The account, without a password, and its mail, both or neither; null where there is such an account. */
async function createInvited(
  { payload }: PayloadRequest,
  { firstName, lastName, phone, locale, role, since, email: typed }: Sent,
  property: number | null,
): Promise<Invited | null> {
  const email = typed.toLowerCase()
  const now = new Date()
  const making = inTransaction(payload, async (req) => {
    const from = property === null ? null : since || (await findFirstDayOf(req, property, null))
    const homes = property === null ? [] : [{ property, role, from }]
    const where = { email: { equals: email } }
    if ((await payload.count({ collection: 'owners', where, req })).totalDocs > 0) return null
    const owner = await payload.create({
      collection: 'owners',
      depth: 0,
      req,
      data: {
        firstName,
        lastName,
        phone,
        locale,
        email,
        // The framework makes no account without one; it is taken away below.
        password: randomBytes(48).toString('base64url'),
        invitedAt: now.toISOString(),
        properties: homes,
      },
    })
    // None is right from here on: the owner chooses one by the link, or signs in by links alone. So the
    // portal can tell whom it may ask for a password.
    const executor = await getExecutor(req)
    await executor.execute(sql`update owners set hash = null, salt = null where id = ${owner.id}`)
    const order = { kind: loginLinkMailKinds.invitation, to: email, locale }
    await queueMails(req, [{ ...order, data: toLinkMailData(owner, now) }])
    return { id: owner.id, since: from }
  })
  return nullIfTaken(making)
}

/**
 * Makes the account of an owner and invites them, in one act: the one way to a new account, so that
 * nobody thinks of a password for somebody else. For agents and editors; 422 for what cannot be taken,
 * 409 where there is such an account. The answer says from when they own the home and beside whom, so
 * that a day that was left empty is no surprise; null without a home.
 */
export const createEndpoint: Omit<Endpoint, 'root'> = {
  path: '/invite',
  method: 'post',
  handler: async (req) => {
    if (!agentsAndEditors({ req })) throw new Forbidden(req.t)
    const sent = await readSent(req)
    const property = await findHome(req, sent.reference)
    const invited = await createInvited(req, sent, property)
    if (invited === null) throw refuse(req, texts.taken, 409)
    const { id, since } = invited
    if (property === null) return Response.json({ id, ownership: null })
    const beside = await findOwnersBeside(req, { id, property, since })
    return Response.json({ id, ownership: { since, beside } })
  },
}

import 'server-only'
import { loginLinkMailKinds, toLinkMailData } from '@/cms/collections/owners/link-mails'
import { inTransaction } from '@/cms/hooks/transaction'
import { queueMails } from '@/cms/jobs/queue-mails'
import { emailSchema } from '@/domain/contact/email'
import { toLocale, type Locale } from '@/domain/kernel/locales'
import { noStore } from '@/domain/protection/private-headers'
import { buildAskLinkPath, openField, wishParameter } from '@/domain/routes/login-links'
import { carryPortalReturn, nextParameter, parsePortalReturn } from '@/domain/routes/portal'
import { requireDatabase } from '@/server/db'
import { env } from '@/server/env'
import { logError, withoutText } from '@/server/log/log'
import { payloadAsSystem } from '@/server/payload'
import { clientAddress } from '@/server/rate-limit/client-address'
import { hit } from '@/server/rate-limit/rate-limit'
import { inEvenTime } from '@/server/request/even-time'
import { readBody, readText } from '@/server/request/read-body'
import { showAgain } from '@/server/request/show-again'
import { getTexts } from '@/server/texts/text-overrides'
import { messages } from './link-messages'

/** Names the form among the drafts of a page. */
export const askLinkKind = 'owner-link'
/** Query parameter that says that a link is on its way, if there is an account. */
export const sentParameter = 'sent'

const addressLimit = { max: 10, windowSeconds: 600 }
/** Of one account, so that nobody fills its owner's mailbox. What is over it is not told. */
const accountLimit = { max: 5, windowSeconds: 3600 }

const kinds = ['signIn', 'password'] as const
type AskedKind = (typeof kinds)[number]
type Asked = { email: string; kind: AskedKind; locale: Locale; next: string }
type Problem = 'email.invalid' | 'limited' | 'unavailable'
const problemStatus = { 'email.invalid': 422, limited: 429, unavailable: 503 } as const

async function orderLink({ email, kind, locale, next }: Asked, now: Date): Promise<void> {
  const payload = await payloadAsSystem('sending a link to an owner, who is nobody yet')
  const { docs } = await payload.find({
    collection: 'owners',
    // Accounts keep their address in lower case.
    where: { email: { equals: email.toLowerCase() } },
    limit: 1,
    depth: 0,
    pagination: false,
    select: { email: true, linksUsedAt: true },
    showHiddenFields: true,
  })
  const [owner] = docs
  if (owner === undefined) return
  const { PAYLOAD_SECRET: secret } = env()
  const { isAllowed } = await hit(`${askLinkKind}:${owner.id}`, accountLimit, { now, secret })
  if (!isAllowed) return
  await inTransaction(payload, async (req) => {
    const order = { kind: loginLinkMailKinds[kind], to: owner.email, locale }
    const data = { ...toLinkMailData(owner, now), ...(parsePortalReturn(next) && { next }) }
    await queueMails(req, [{ ...order, data }])
  })
}

async function tryAsk(headers: Headers, asked: Asked, now: Date): Promise<Problem | null> {
  try {
    await requireDatabase()
    const { PAYLOAD_SECRET: secret } = env()
    const subject = `${askLinkKind}:from:${clientAddress(headers)}`
    const { isAllowed } = await hit(subject, addressLimit, { now, secret })
    if (!isAllowed) return 'limited'
    await orderLink(asked, now)
    return null
  } catch (cause) {
    logError('a link into an account could not be sent', withoutText(cause))
    return 'unavailable'
  }
}

async function ask(headers: Headers, asked: Omit<Asked, 'email'> & { email: string | null }) {
  const { email } = asked
  if (email === null) return 'email.invalid' as const
  return inEvenTime(tryAsk(headers, { ...asked, email }, new Date()))
}

const findKind = (asked: string) => kinds.find((one) => one === asked)

type Filled = { email: string; wish: string; next: string }

const toDraft = ({ email, wish, next }: Filled, errors: Record<string, Problem>) => ({
  kind: askLinkKind,
  values: { email, [wishParameter]: wish, [nextParameter]: next },
  errors,
  failure: null,
})

/** The page itself, with the address that was typed at the login: it stands in no address and no log. */
async function openPage(filled: Filled, locale: Locale): Promise<Response> {
  const texts = await getTexts('ownerLinks', messages, locale)
  return showAgain(buildAskLinkPath(locale), toDraft(filled, {}), {
    status: 200,
    plainText: texts.problems.unavailable,
  })
}

/**
 * Sends a link into an account to its own address: 303 to the page that says so, the same whether
 * there is such an account or not; 422, 429 or 503 with what was typed. From the login it opens that
 * page: 200, nothing is sent.
 */
export async function answerAskLink(request: Request): Promise<Response> {
  const body = await readBody(request, env().SITE_URL)
  if (!body.ok) return new Response(null, { status: body.error, headers: noStore })
  const locale = toLocale(readText(body.value, 'lang'))
  const typed = readText(body.value, 'email')
  const next = readText(body.value, nextParameter)
  const opened = findKind(readText(body.value, openField))
  if (opened !== undefined) return openPage({ email: typed, wish: opened, next }, locale)
  const kind = findKind(readText(body.value, 'kind')) ?? 'signIn'
  const email = emailSchema.safeParse(typed).data ?? null
  const problem = await ask(request.headers, { email, kind, locale, next })
  const path = buildAskLinkPath(locale)
  if (problem === null) {
    const query = new URLSearchParams({ [sentParameter]: '1' })
    if (kind === 'password') query.set(wishParameter, kind)
    const Location = carryPortalReturn(`${path}?${query}`, next)
    return new Response(null, { status: 303, headers: { ...noStore, Location } })
  }
  const texts = await getTexts('ownerLinks', messages, locale)
  const wish = readText(body.value, wishParameter)
  const draft = toDraft({ email: typed, wish, next }, { email: problem })
  return showAgain(path, draft, {
    status: problemStatus[problem],
    headers:
      problem === 'limited' ? { 'Retry-After': String(addressLimit.windowSeconds) } : undefined,
    plainText: texts.problems[problem],
  })
}

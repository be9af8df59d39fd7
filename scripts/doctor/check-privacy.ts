import type { Payload } from 'payload'
import type { Tracking } from '@/cms/payload-types'
import { readSiteAddresses } from '@/cms/route-inspection/read-site'
import { trackingForms } from '@/domain/consent/tracking-forms'
import { trackingIds, vendors } from '@/domain/consent/vendors'
import { isRetentionKind } from '@/domain/privacy/retention'
import { findPath } from '@/domain/routes/find-path'
import type { SiteAddresses } from '@/domain/routes/inspect-routes'
import { knownPages } from '@/domain/routes/known-pages'
import { toComparablePath } from '@/domain/routes/route-table'
import { forms } from '@/forms/registry'
import { env } from '@/server/env'
import type { Finding, RecordCheck } from './check'

const warn = (message: string): Finding => ({ level: 'warning', message })

/** The pages that the law asks for, and which of them have to be one press away on every page. */
const statements = {
  privacy: { name: 'privacy statement', isInFooter: true },
  cookies: { name: 'cookie policy', isInFooter: true },
  // The frame of the site itself links to it.
  cookieSettings: { name: 'page with the settings of cookies', isInFooter: false },
  dataRequest: { name: 'page on which somebody asks for their own data', isInFooter: false },
  accessibility: { name: 'accessibility statement', isInFooter: true },
  complaints: { name: 'page about complaints', isInFooter: true },
} as const satisfies Partial<Record<keyof typeof knownPages, { name: string; isInFooter: boolean }>>

type Statement = keyof typeof statements

/** Whether a link of the footer leads to a page, written as an original path or in a language. */
function isLinked({ table, links }: SiteAddresses, path: string): boolean {
  const addresses = table.enabledLocales.map((locale) => {
    const found = findPath(table, path, locale)
    return toComparablePath(`/${locale}${found?.path ?? path}`)
  })
  const targets = [toComparablePath(path), ...addresses]
  return links.some(
    ({ place, href }) => place === 'footer' && targets.includes(toComparablePath(href)),
  )
}

function findStatementFault(site: SiteAddresses, key: Statement): string | null {
  const path = knownPages[key]
  const { name, isInFooter } = statements[key]
  const entry = site.table.entries.find(
    (one) => toComparablePath(one.key) === toComparablePath(path),
  )
  if (entry === undefined) return `The site has no ${name}: add ${path} under Routes with its page.`
  if (!entry.isPublic || site.targetOf(entry) !== 'published') {
    return `No visitor sees the ${name}: publish its page and make ${path} public.`
  }
  const lacking = site.table.enabledLocales.filter((locale) => !entry.paths[locale])
  if (lacking.length > 0) {
    return `The ${name} has no address of its own in ${lacking.join(', ')}: write one under Routes.`
  }
  if (isInFooter && !isLinked(site, path)) {
    return `The footer does not lead to the ${name}: add a link to ${path} under Footer.`
  }
  return null
}

/** Statements that are missing, hidden, without an address or without a link. */
export function findStatementGaps(site: SiteAddresses): Finding[] {
  const keys = Object.keys(statements) as Statement[]
  return keys.flatMap((key) => {
    const fault = findStatementFault(site, key)
    return fault === null ? [] : [warn(fault)]
  })
}

/** Identifiers that no visitor is asked about, or that belong to another service. */
export function findTrackingFaults(tracking: Partial<Tracking>): Finding[] {
  return trackingIds.flatMap((name) => {
    const id = tracking[name]
    if (!id) return []
    if (vendors.every(({ setting }) => setting !== name)) {
      const message = `No service of the consent registry belongs to ${name}, so that nobody is asked: empty it under Tracking.`
      return [{ level: 'error' as const, message }]
    }
    const { form, prefix } = trackingForms[name]
    const expected = prefix === '' ? 'a number' : `${prefix}…`
    return form.test(id)
      ? []
      : [warn(`Under Tracking, ${name} is ${id}, where ${expected} is expected: correct it.`)]
  })
}

/** Forms for which nothing says how long they are kept, and records whose time is long over. */
export function findRetentionFaults(kinds: readonly string[], overdue: number): Finding[] {
  const lawless = kinds.filter((kind) => !isRetentionKind(kind))
  const late =
    overdue === 0
      ? []
      : [
          {
            level: 'error' as const,
            message: `${overdue} enquiries or appointments should have been deleted two days ago or earlier: see in the log why the work of the night does not run.`,
          },
        ]
  return [
    ...lawless.map((kind) => ({
      level: 'error' as const,
      message: `No rule says how long the form ${kind} is kept: add one to src/domain/privacy/retention.ts.`,
    })),
    ...late,
  ]
}

/** Nights that may be missed, as over a weekend of maintenance. */
const missedMs = 2 * 24 * 60 * 60 * 1000

async function countOverdue(payload: Payload): Promise<number> {
  const before = new Date(Date.now() - missedMs).toISOString()
  const where = { retainUntil: { less_than: before } }
  const counts = await Promise.all(
    (['enquiries', 'appointments'] as const).map((collection) =>
      payload.count({ collection, where }),
    ),
  )
  return counts.reduce((total, { totalDocs }) => total + totalDocs, 0)
}

/** What keeps mails from leaving, without which nobody gets the link to their own data. */
export function findMailGaps(
  settings: { smtpUrl?: string; from?: string },
  email: string | null | undefined,
): Finding[] {
  return [
    ...(settings.smtpUrl
      ? []
      : [warn('No mail leaves the site, and all of them stay in the outbox: set SMTP_URL.')]),
    ...(settings.from || email
      ? []
      : [warn('Mails have no sender: fill in the e-mail of the agency under Site, or MAIL_FROM.')]),
  ]
}

/** What the law asks of the site besides the identity of the agency. */
export const privacyCheck: RecordCheck = {
  name: 'Privacy',
  run: async (payload) => {
    const { SMTP_URL: smtpUrl, MAIL_FROM: from } = env()
    const [site, tracking, { email }, overdue] = await Promise.all([
      readSiteAddresses(payload),
      payload.findGlobal({ slug: 'tracking', depth: 0 }),
      payload.findGlobal({ slug: 'site', depth: 0 }),
      countOverdue(payload),
    ])
    return [
      ...findStatementGaps(site),
      ...findTrackingFaults(tracking),
      ...findRetentionFaults(Object.keys(forms), overdue),
      ...findMailGaps({ smtpUrl, from }, email),
    ]
  },
}

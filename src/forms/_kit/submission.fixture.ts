import { createSolvedProof } from '@/server/captcha/proof.fixture'
import type { Enquiry } from './enquiry'
import { noSubject } from './form-subject'
import type { Submission } from './submission'
import type { SubmitTools } from './submit-form'
import { createTicket } from './ticket'

export const now = new Date('2026-11-20T10:00:00Z')
export const secret = 'a-secret-for-tests'

/** A ticket of a minute ago, with the work that the browser did since. */
export async function createWork(kind: string) {
  const ticket = createTicket(kind, new Date(now.getTime() - 60_000), secret)
  return { ticket, proof: await createSolvedProof(ticket, secret) }
}

/** A form that somebody began a minute ago in a browser with JavaScript. */
export async function createSubmission(
  kind: string,
  changes: Partial<Submission> = {},
): Promise<Submission> {
  return {
    locale: 'nl',
    page: '/nl/contact/',
    subject: { property: null, project: null, unit: null },
    values: {},
    files: [],
    key: '0f8fad5b-d9cb-469f-a165-70867728950e',
    ...(await createWork(kind)),
    captcha: { token: '', typed: '' },
    trap: '',
    step: null,
    confirmed: null,
    campaign: null,
    firstCampaign: null,
    address: '203.0.113.7',
    isScripted: true,
    ...changes,
  }
}

/** The world in memory: what is stored, who was counted, what was reported. */
export function createFakeTools(changes: Partial<SubmitTools> = {}) {
  const enquiries: Enquiry[] = []
  const counts = new Map<string, number>()
  const reports: unknown[] = []
  const owners = new Map<string, string>()
  const tools: SubmitTools = {
    now,
    secret,
    store: {
      hasKey: async (key) => enquiries.some(({ idempotencyKey }) => idempotencyKey === key),
      hasEarlier: async ({ person }) =>
        enquiries.some((earlier) => earlier.person.email === person.email),
      save: async (enquiry) => {
        enquiries.push(enquiry)
      },
    },
    findSubject: async () => noSubject,
    hit: async (subject, { max }) => {
      const hits = (counts.get(subject) ?? 0) + 1
      counts.set(subject, hits)
      return { isAllowed: hits <= max, retryAfterSeconds: 240, hits }
    },
    captcha: 'proof-of-work',
    takeOnce: async ({ mark, owner }) => {
      if (!owners.has(mark)) owners.set(mark, owner)
      return owners.get(mark) === owner
    },
    report: (cause) => reports.push(cause),
    ...changes,
  }
  return { tools, enquiries, reports }
}

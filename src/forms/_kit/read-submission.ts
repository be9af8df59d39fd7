import { parseCampaign, type Campaign } from '@/domain/enquiries/campaign'
import { toLocale, type Locale } from '@/domain/kernel/locales'
import { recordIdMax } from '@/domain/kernel/record-id'
import { isSafeRelativeTarget } from '@/domain/routes/safe-target'
import { clientAddress } from '@/server/rate-limit/client-address'
import type { FormValues } from '@/server/request/form-drafts'
import { readText, type FormBody } from '@/server/request/read-body'
import type { FormField } from './form-field'
import { metaNames } from './form-names'
import { readSentFiles } from './sent-files'
import type { Submission } from './submission'

function readPublicId(body: FormBody, name: string): number | null {
  const given = body.read(name)
  const isNumber = typeof given === 'number' || (typeof given === 'string' && /^\d+$/.test(given))
  const value = isNumber ? Number(given) : Number.NaN
  return Number.isInteger(value) && value > 0 && value <= recordIdMax ? value : null
}

/**
 * The page that shows the form; the home page of the language when it names none of this site.
 * The page may be drawn again and sent as HTML, so steps upwards (`..`), which would lead to an
 * endpoint, are refused however they are spelt.
 */
export function readPage(body: FormBody, locale: Locale): string {
  const [path = ''] = readText(body, metaNames.page).split(/[?#]/)
  const isOwn =
    path.startsWith(`/${locale}/`) &&
    isSafeRelativeTarget(path) &&
    new URL(path, 'https://origin.invalid').pathname.startsWith(`/${locale}/`)
  return isOwn ? path : `/${locale}/`
}

export function readLocale(body: FormBody, headers: Headers): Locale {
  return toLocale(readText(body, metaNames.locale) || headers.get('lang'))
}

/** Only what the form asks, and only as texts; the schema judges the rest. */
function readValues(body: FormBody, fields: readonly FormField[]): FormValues {
  const values: Record<string, string | readonly string[]> = {}
  for (const { name, control } of fields) {
    if (control === 'file') continue
    const value = body.read(name)
    if (Array.isArray(value)) values[name] = value.filter((one) => typeof one === 'string')
    else if (typeof value === 'string') values[name] = value
    else if (typeof value === 'number' || value === true) values[name] = String(value)
  }
  return values
}

function readStep(body: FormBody): Submission['step'] {
  if (readText(body, metaNames.edit) !== '') return 'edit'
  return readText(body, metaNames.step) === 'review' ? 'review' : null
}

/**
 * The campaign of the page's address, which the browser names by itself. It is read off that one
 * address: nothing is kept on the visitor's device, for which consent would be needed.
 */
function readCampaign(body: FormBody, headers: Headers): Campaign | null {
  const kept = parseCampaign(new URLSearchParams(readText(body, metaNames.campaign)))
  const referrer = headers.get('referer') ?? ''
  return kept ?? (URL.canParse(referrer) ? parseCampaign(new URL(referrer).searchParams) : null)
}

const keyPattern = /^[\w-]{16,48}$/

/** A sent form in one shape, however it was sent. Nothing in it has been checked yet. */
export async function toSubmission(
  body: FormBody,
  headers: Headers,
  fields: readonly FormField[],
): Promise<Submission> {
  const locale = readLocale(body, headers)
  const key = readText(body, metaNames.key)
  return {
    locale,
    page: readPage(body, locale),
    subject: {
      property: readPublicId(body, metaNames.property),
      project: readPublicId(body, metaNames.project),
      unit: readPublicId(body, metaNames.unit),
    },
    values: readValues(body, fields),
    files: await readSentFiles(body, fields),
    key: keyPattern.test(key) ? key : null,
    ticket: readText(body, metaNames.ticket) || null,
    trap: readText(body, metaNames.trap),
    proof: body.read(metaNames.proof),
    captcha: {
      token: readText(body, metaNames.captchaToken),
      typed: readText(body, metaNames.captcha).trim(),
    },
    step: readStep(body),
    confirmed: readText(body, metaNames.confirmed) || null,
    campaign: readCampaign(body, headers),
    firstCampaign: parseCampaign(new URLSearchParams(readText(body, metaNames.firstCampaign))),
    address: clientAddress(headers),
    isScripted: body.isScripted,
  }
}

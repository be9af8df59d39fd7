import 'server-only'
import { createLocalReq } from 'payload'
import { describeProperty } from '@/cms/collections/offers/describe-property'
import { getDepositPercent } from '@/cms/collections/offers/deposit-percent'
import { toBelgianDay } from '@/domain/kernel/calendar-day'
import { payloadAsSystem } from '@/server/payload'
import type { FormReading } from '@/server/request/form-drafts'
import type { FormDefinition } from './_kit/define-form'
import { getFormTexts } from './_kit/get-form-texts'
import type { Submission } from './_kit/submission'
import type { ReviewAnswer } from './_kit/submit-form'
import { toOfferReading } from './offer/to-reading'

/**
 * What a sender reads before confirming; null for a form that is not read back.
 *
 * @throws when the property is gone, or the database is away
 */
export async function toReading(
  { kind }: FormDefinition,
  { answers, subject, toConfirm }: ReviewAnswer,
  { locale }: Submission,
): Promise<FormReading | null> {
  if (kind !== 'offer' || subject.propertyId === null) return null
  const payload = await payloadAsSystem(
    'reading back an offer, with the property as visitors see it',
  )
  const req = await createLocalReq({ locale }, payload)
  const [{ texts }, property, depositPercent] = await Promise.all([
    getFormTexts('offer', locale),
    describeProperty(req, subject.propertyId),
    getDepositPercent(req),
  ])
  const today = toBelgianDay(new Date())
  return toOfferReading(answers, { locale, texts, toConfirm, property, depositPercent, today })
}

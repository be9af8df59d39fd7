import 'server-only'
import { findNearPlaces } from '@/cms/matching/find-near-places'
import { findPlaceCodes } from '@/cms/matching/find-places'
import { err, ok } from '@/domain/kernel/result'
import { demandPlacesMax, formatZone, zoneListSchema } from '@/domain/matching/zones'
import { payloadAsSystem } from '@/server/payload'
import { toWordsCode } from '@/ui/error-sentence'
import type { Prepare } from '../_kit/prepare'

/**
 * Refuses places that nobody knows, by name: who is told nothing of them would wait for homes that
 * are never looked for. A postcode is always taken.
 */
export const prepareDemand: Prepare = async (sent, usual) => {
  const zones = zoneListSchema.parse(sent.fields['zones'])
  const payload = await payloadAsSystem('looking up the places that a visitor typed')
  const { codes, unknown } = await findPlaceCodes({ payload }, zones)
  if (unknown.length > 0) {
    const near = await findNearPlaces({ payload }, unknown, sent.locale)
    const code =
      near === null
        ? toWordsCode('zones.unknown', unknown.map(formatZone))
        : toWordsCode('zones.misspelt', near)
    return err({ field: 'zones', code })
  }
  if (codes.length > demandPlacesMax) {
    return err({ field: 'zones', code: 'zones.tooManyPostcodes' })
  }
  return ok({ enquiry: sent, orders: usual })
}

import { answerMapPoints } from '@/features/map/answer-map-points'
import { findResultPoints } from '@/features/properties/listing-queries'

/** Where the homes of a list lie, for the map beside it. */
export async function GET(request: Request): Promise<Response> {
  return answerMapPoints(request, ({ locale, presetId, criteria }) =>
    findResultPoints({ ...criteria, locale, presetIds: presetId === null ? [] : [presetId] }),
  )
}

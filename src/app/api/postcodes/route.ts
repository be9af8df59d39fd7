import { answerPlaces } from '@/features/properties/answer-places'

/** The places with a postcode, for the forms that ask an address. */
export async function GET(request: Request): Promise<Response> {
  return answerPlaces(request)
}

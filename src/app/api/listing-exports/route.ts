import { answerDeskExport } from '@/features/listing-export/answer-desk-export'

/** The agency's listings as a file, for the desk: `/api/listing-exports/?format=csv`. */
export async function GET(request: Request): Promise<Response> {
  return answerDeskExport(request, new Date())
}

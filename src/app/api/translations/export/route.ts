import { answerExport } from '@/features/translations/answer-export'

/** Texts of a language as XLIFF or JSON, for translators. */
export async function GET(request: Request): Promise<Response> {
  return answerExport(request)
}

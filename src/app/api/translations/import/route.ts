import { answerImport } from '@/features/translations/answer-import'

/** Looks at a file of translations, or takes it in. */
export async function POST(request: Request): Promise<Response> {
  return answerImport(request)
}

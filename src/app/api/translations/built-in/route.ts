import { answerSaveBuiltIn } from '@/features/translations/answer-built-in'

/** Replaces a built-in text of the site in one language, for the workbench of the desk. */
export async function POST(request: Request): Promise<Response> {
  return answerSaveBuiltIn(request)
}

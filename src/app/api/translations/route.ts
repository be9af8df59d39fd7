import { answerSaveText } from '@/features/translations/answer-save'

/** Keeps one translation, for the workbench of the desk. */
export async function POST(request: Request): Promise<Response> {
  return answerSaveText(request)
}

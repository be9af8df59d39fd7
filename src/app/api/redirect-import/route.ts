import { answerRedirectImport } from '@/features/redirect-import/answer-import'

/** Examines or keeps a table of redirects, for editors. */
export async function POST(request: Request): Promise<Response> {
  return answerRedirectImport(request)
}

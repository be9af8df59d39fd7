import { answerMakePreviewLink, answerPreviewLinks } from '@/features/preview-links/answer-desk'

/** The preview links of a record, for the desk: `/api/previews/?target=pages&record=3`. */
export async function GET(request: Request): Promise<Response> {
  return answerPreviewLinks(request)
}

/** Makes one more. */
export async function POST(request: Request): Promise<Response> {
  return answerMakePreviewLink(request)
}

import { answerRevokePreviewLink } from '@/features/preview-links/answer-desk'

type Context = { params: Promise<{ id: string }> }

/** Ends a preview link before its time, for the desk. */
export async function POST(request: Request, { params }: Context): Promise<Response> {
  return answerRevokePreviewLink(request, (await params).id)
}

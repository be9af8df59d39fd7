import { parseImageRequest } from '@/domain/media/image-size'
import { answerImage } from '@/features/media/answer-image'

type Context = { params: Promise<{ id: string }> }

/** A picture in one of the fixed sizes: `/img/12/?width=600&format=webp`. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { id } = await params
  return answerImage(id, parseImageRequest(new URL(request.url).searchParams))
}

import { parseImageRequest } from '@/domain/media/image-size'
import { answerImage } from '@/features/media/answer-image'
import { agencyPictureName } from '@/features/media/image-src'
import { answerAgencyPicture } from '@/features/office/agency-picture'

type Context = { params: Promise<{ id: string }> }

/** A picture in one of the fixed sizes: `/img/12/?width=600&format=webp&v=…`. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { id } = await params
  const { searchParams } = new URL(request.url)
  const image = parseImageRequest(searchParams)
  if (id === agencyPictureName) return answerAgencyPicture(image)
  return answerImage(id, searchParams.get('v'), image, request)
}

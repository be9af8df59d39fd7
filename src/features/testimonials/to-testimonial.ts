import type { Testimonial } from '@/cms/payload-types'
import { toPicture, type PictureView } from '@/features/media/to-picture'

/** What a client said, in one language. */
export type TestimonialView = {
  id: number
  comment: string
  name: string
  website: string | null
  image: PictureView | null
  postedAt: string | null
  reply: string
}

/** Null for one that nobody translated into the language of the page. */
export function toTestimonial(record: Testimonial): TestimonialView | null {
  const { id, comment, name, website, image, postedAt, postedBy, reply } = record
  if (!comment) return null
  return {
    id,
    comment,
    name: name || postedBy || '',
    website: website || null,
    image: toPicture(image),
    postedAt: postedAt ?? null,
    reply: reply ?? '',
  }
}

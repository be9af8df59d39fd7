import 'server-only'
import { buildOwnTestimonialPath } from '@/domain/routes/own-testimonials'
import { answerDeed, type SignedPage } from '@/features/signed-pages/answer-deed'
import { authorDeeds, changeTestimonial, type AuthorDeed } from './author-store'
import { readAuthorToken } from './author-token'

const page: SignedPage<AuthorDeed> = {
  name: 'testimonial',
  deeds: authorDeeds,
  oneClick: null,
  readToken: readAuthorToken,
  toPath: buildOwnTestimonialPath,
  change: changeTestimonial,
}

/** Does what an author decided on the page of a testimonial. */
export async function answerAuthor(request: Request, token: string): Promise<Response> {
  return answerDeed(request, token, page)
}

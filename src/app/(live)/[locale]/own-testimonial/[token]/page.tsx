import { refusedParameter } from '@/features/signed-pages/answer-deed'
import { getAuthorScreen } from '@/features/testimonials/author-screen'
import { createSignedPage } from '@/app/signed-page'

/** One testimonial, for whoever has the link that was sent to its author. */
const { generateMetadata, Page } = createSignedPage(({ query, ...request }) =>
  getAuthorScreen({ ...request, isRefused: query.has(refusedParameter) }),
)

export { generateMetadata }
export default Page

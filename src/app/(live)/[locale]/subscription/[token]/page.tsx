import { getSubscriberScreen } from '@/features/newsletter/subscriber-screen'
import { refusedParameter } from '@/features/signed-pages/answer-deed'
import { createSignedPage } from '@/app/signed-page'

/** One subscription to the newsletter, for whoever has its link. */
const { generateMetadata, Page } = createSignedPage(({ query, ...request }) =>
  getSubscriberScreen({ ...request, isRefused: query.has(refusedParameter) }),
)

export { generateMetadata }
export default Page

import { getDigestScreen } from '@/features/portal-digest/digest-screen'
import { refusedParameter } from '@/features/signed-pages/answer-deed'
import { createSignedPage } from '@/app/signed-page'

/** The weekly mail of an owner, for whoever has its link. */
const { generateMetadata, Page } = createSignedPage(({ query, ...request }) =>
  getDigestScreen({ ...request, isRefused: query.has(refusedParameter) }),
)

export { generateMetadata }
export default Page

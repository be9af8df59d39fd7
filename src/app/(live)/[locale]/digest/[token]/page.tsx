import { getNoticeScreen } from '@/features/notice-switch/notice-screen'
import { refusedParameter } from '@/features/signed-pages/answer-deed'
import { createSignedPage } from '@/app/signed-page'

/** A kind of mail to an owner, to stop or begin for whoever has its link. */
const { generateMetadata, Page } = createSignedPage(({ query, ...request }) =>
  getNoticeScreen({ ...request, isRefused: query.has(refusedParameter) }),
)

export { generateMetadata }
export default Page

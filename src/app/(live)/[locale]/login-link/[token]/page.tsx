import { getLoginLinkScreen } from '@/features/owner-session/link-screens'
import { createSignedPage } from '@/app/signed-page'

/** An owner's account, for whoever has the link into it. */
const { generateMetadata, Page } = createSignedPage(getLoginLinkScreen)

export { generateMetadata }
export default Page

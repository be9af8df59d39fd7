import { getAskLinkScreen } from '@/features/owner-session/link-screens'
import { createSignedPage } from '@/app/signed-page'

/** Where an owner asks for a link into the account. */
const { generateMetadata, Page } = createSignedPage(getAskLinkScreen)

export { generateMetadata }
export default Page

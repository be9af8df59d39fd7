import { getLoginCodeScreen } from '@/features/owner-session/login-code-screen'
import { createSignedPage } from '@/app/signed-page'

/** Where an owner with a second factor types the code. */
const { generateMetadata, Page } = createSignedPage(getLoginCodeScreen)

export { generateMetadata }
export default Page

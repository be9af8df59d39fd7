import { formParameter } from '@/domain/routes/reserved'
import { savedParameter } from '@/features/alerts/answer-demand'
import { getDemandScreen } from '@/features/alerts/demand-screen'
import { refusedParameter } from '@/features/signed-pages/answer-deed'
import { createSignedPage } from '@/app/signed-page'

/** One search alert, for its owner, who has the link. */
const { generateMetadata, Page } = createSignedPage(({ query, ...request }) => {
  const isSaved = query.has(savedParameter)
  const said = query.has(refusedParameter) ? 'refused' : isSaved ? 'saved' : null
  return getDemandScreen({ ...request, said, draftToken: query.get(formParameter) })
})

export { generateMetadata }
export default Page

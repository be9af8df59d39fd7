import { formParameter } from '@/domain/routes/reserved'
import { renewedValue, turnedValue } from '@/domain/routes/search-alerts'
import { savedParameter } from '@/features/alerts/answer-demand'
import { getDemandScreen } from '@/features/alerts/demand-screen'
import { refusedParameter } from '@/features/signed-pages/answer-deed'
import { WishQuestions } from '@/forms/demand-register/wish-questions'
import { createSignedPage } from '@/app/signed-page'

function readSaid(query: URLSearchParams) {
  if (query.has(refusedParameter)) return 'refused'
  if (!query.has(savedParameter)) return null
  const saved = query.get(savedParameter)
  return saved === turnedValue || saved === renewedValue ? saved : 'saved'
}

/** One search alert, for its owner, who has the link. */
const { generateMetadata, Page } = createSignedPage(({ query, ...request }) =>
  getDemandScreen({
    ...request,
    said: readSaid(query),
    draftToken: query.get(formParameter),
    Questions: WishQuestions,
  }),
)

export { generateMetadata }
export default Page

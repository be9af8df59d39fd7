import { createSignedPage } from '@/app/signed-page'
import { outcomeParameter } from '@/features/personal-data/answer-own-data'
import { getOwnDataScreen, ownDataOutcomes } from '@/features/personal-data/own-data-screen'

/** What is kept about a person, for whoever has the mailed link. */
const { generateMetadata, Page } = createSignedPage(({ query, ...request }) => {
  const said = query.get(outcomeParameter)
  const outcome = ownDataOutcomes.find((one) => one === said) ?? null
  return getOwnDataScreen({ ...request, outcome })
})

export { generateMetadata }
export default Page

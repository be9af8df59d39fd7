import { problemParameter } from '@/features/appointments/answer-appointment'
import { getAppointmentScreen } from '@/features/appointments/appointment-screen'
import { findProjectHref } from '@/features/properties/project-name-queries'
import { findPropertyHref } from '@/features/properties/property-queries'
import { createSignedPage } from '@/app/signed-page'

const findHref = { property: findPropertyHref, project: findProjectHref }

/** One appointment, for the visitor who has its link. */
const { generateMetadata, Page } = createSignedPage(({ query, ...request }) =>
  getAppointmentScreen({ ...request, problem: query.get(problemParameter), findHref }),
)

export { generateMetadata }
export default Page

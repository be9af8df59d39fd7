import type { Metadata } from 'next'
import { connection } from 'next/server'
import { cache } from 'react'
import { problemParameter } from '@/features/appointments/answer-appointment'
import { getAppointmentScreen } from '@/features/appointments/appointment-screen'
import { findProjectHref } from '@/features/properties/project-name-queries'
import { findPropertyHref } from '@/features/properties/property-queries'
import { toMetadata } from '@/features/routing/to-metadata'
import { SiteFrame } from '@/features/shell/site-frame'
import { getAddressLocale } from '@/app/address-locale'

type Props = {
  params: Promise<{ token: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

/** Made once per request for the head and the body. */
const getScreen = cache(async (token: string, problem: string | null) => {
  // What can be changed depends on the hour, which no page that is made beforehand can know.
  await connection()
  return getAppointmentScreen({
    locale: await getAddressLocale(),
    token,
    problem,
    findHref: { property: findPropertyHref, project: findProjectHref },
  })
})

async function readScreen({ params, searchParams }: Props) {
  const [{ token }, query] = await Promise.all([params, searchParams])
  const problem = query[problemParameter]
  return getScreen(token, typeof problem === 'string' ? problem : null)
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { facts } = await readScreen(props)
  // The address is the right to change the appointment: no other site is told it.
  return { ...(await toMetadata(facts)), robots: { index: false }, referrer: 'same-origin' }
}

/** One appointment, for the visitor who has its link. */
export default async function AppointmentPage(props: Props) {
  const { facts, body } = await readScreen(props)
  return <SiteFrame facts={facts}>{body}</SiteFrame>
}

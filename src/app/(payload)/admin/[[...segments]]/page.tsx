import config from '@payload-config'
import { getNextRequestI18n } from '@payloadcms/next/utilities'
import { RootPage, generatePageMetadata } from '@payloadcms/next/views'
import type { Metadata } from 'next'
import { connection } from 'next/server'
import { findScreenTitle } from '@/cms/admin/name-screen'
import { say } from '@/cms/admin/say'
import { importMap } from '../importMap.js'

type AdminPageProps = {
  params: Promise<{ segments: string[] }>
  searchParams: Promise<{ [key: string]: string | string[] }>
}

/** The admin reads the clock and the session on every request, so nothing of it is prepared. */
export const instant = false

export async function generateMetadata({
  params,
  searchParams,
}: AdminPageProps): Promise<Metadata> {
  const metadata = await generatePageMetadata({ config, params, searchParams })
  // The framework would call each screen of ours "Payload".
  const title = findScreenTitle((await params).segments)
  if (title === null) return metadata
  const { language } = await getNextRequestI18n({ config: await config })
  const { titleSuffix } = (await config).admin.meta
  return { ...metadata, title: `${say(title, language)}${titleSuffix}` }
}

export default async function AdminPage({ params, searchParams }: AdminPageProps) {
  await connection()
  return RootPage({ config, importMap, params, searchParams })
}

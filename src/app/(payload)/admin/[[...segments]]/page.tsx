import config from '@payload-config'
import { RootPage, generatePageMetadata } from '@payloadcms/next/views'
import type { Metadata } from 'next'
import { connection } from 'next/server'
import { importMap } from '../importMap.js'

type AdminPageProps = {
  params: Promise<{ segments: string[] }>
  searchParams: Promise<{ [key: string]: string | string[] }>
}

/** The admin reads the clock and the session on every request, so nothing of it is prepared. */
export const instant = false

export function generateMetadata({ params, searchParams }: AdminPageProps): Promise<Metadata> {
  return generatePageMetadata({ config, params, searchParams })
}

export default async function AdminPage({ params, searchParams }: AdminPageProps) {
  await connection()
  return RootPage({ config, importMap, params, searchParams })
}

import config from '@payload-config'
import { NotFoundPage, generatePageMetadata } from '@payloadcms/next/views'
import type { Metadata } from 'next'
import { connection } from 'next/server'
import { importMap } from '../importMap.js'

type AdminPageProps = {
  params: Promise<{ segments: string[] }>
  searchParams: Promise<{ [key: string]: string | string[] }>
}

export function generateMetadata({ params, searchParams }: AdminPageProps): Promise<Metadata> {
  return generatePageMetadata({ config, params, searchParams })
}

export default async function AdminNotFound({ params, searchParams }: AdminPageProps) {
  await connection()
  return NotFoundPage({ config, importMap, params, searchParams })
}

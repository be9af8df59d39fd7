import { connection } from 'next/server'
import { fallbackLocale } from '@/domain/kernel/locales'
import { isStyleguideOn } from '@/server/styleguide'

/** The examples stand below a language; the default one is shown first. */
export async function GET(): Promise<Response> {
  await connection()
  if (!isStyleguideOn()) return new Response(null, { status: 404 })
  return new Response(null, {
    status: 307,
    headers: { Location: `/styleguide/${fallbackLocale}/` },
  })
}

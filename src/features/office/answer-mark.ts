import 'server-only'
import sharp from 'sharp'
import { fallbackLocale } from '@/domain/kernel/locales'
import { drawMark } from './mark'
import { getOffice } from './office-queries'

const homeScreenPx = 180

/** Kept shortly, because browsers ask for it on every page and its colours may change. */
function toHeaders(type: string): Record<string, string> {
  return {
    'Cache-Control': 'public, max-age=300',
    'Content-Type': type,
    'X-Content-Type-Options': 'nosniff',
  }
}

/** The mark of the agency for the tab of a browser. */
export async function answerMark(): Promise<Response> {
  const { theme } = await getOffice(fallbackLocale)
  return new Response(drawMark(theme), { headers: toHeaders('image/svg+xml') })
}

/** The same as a picture of 180 by 180 pixels without round corners, which telephones cut. */
export async function answerHomeScreenMark(): Promise<Response> {
  const { theme } = await getOffice(fallbackLocale)
  const { data } = await sharp(Buffer.from(drawMark(theme)), { density: 270 })
    .resize(homeScreenPx, homeScreenPx)
    .flatten({ background: theme.brand })
    .png()
    .toBuffer({ resolveWithObject: true })
  return new Response(new Uint8Array(data), { headers: toHeaders('image/png') })
}

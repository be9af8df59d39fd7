import 'server-only'
import { noStore } from '@/domain/protection/private-headers'
import { readCharactersToken } from '@/server/captcha/characters'
import { drawCharacters } from '@/server/captcha/draw-characters'
import { playTones } from '@/server/captcha/play-tones'
import { env } from '@/server/env'
import { refuse } from '@/server/request/refuse'

const common = { ...noStore, 'X-Robots-Tag': 'noindex' }

/** The part of a file that was asked for, with both ends; null when it names none inside. */
function readRange(header: string | null, length: number): [first: number, last: number] | null {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? []
  if (from === '') return null
  const first = Number(from)
  const last = Math.min(length - 1, to === '' ? length - 1 : Number(to))
  return first <= last ? [first, last] : null
}

/** Some browsers play a sound only when they can ask for a part of it. */
function answerSound(sound: Buffer, range: string | null): Response {
  const headers = { ...common, 'Content-Type': 'audio/wav', 'Accept-Ranges': 'bytes' }
  const part = readRange(range, sound.length)
  if (part === null) return new Response(new Uint8Array(sound), { headers })
  const [first, last] = part
  return new Response(new Uint8Array(sound.subarray(first, last + 1)), {
    status: 206,
    headers: { ...headers, 'Content-Range': `bytes ${first}-${last}/${sound.length}` },
  })
}

/** The picture or the sound of a question about characters; 404 for a state not made here. */
export function answerCharacters(request: Request, kind: string): Response {
  const { searchParams } = new URL(request.url)
  const clock = { now: new Date(), secret: env().PAYLOAD_SECRET }
  const question = readCharactersToken(searchParams.get('token') ?? '', kind, clock)
  if (question === null) return refuse(404)
  if (searchParams.get('as') === 'sound') {
    return answerSound(playTones(question), request.headers.get('range'))
  }
  return new Response(drawCharacters(question), {
    headers: {
      ...common,
      'Content-Type': 'image/svg+xml',
      'Content-Security-Policy': "default-src 'none'",
    },
  })
}

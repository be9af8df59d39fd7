import 'server-only'
import { ImageResponse } from 'next/og'
import { fallbackLocale } from '@/domain/kernel/locales'
import { shareSize, type ImageRequest, type ImageRequestError } from '@/domain/media/image-size'
import type { Result } from '@/domain/kernel/result'
import { pageColour, themeVariables, type Theme } from '@/domain/brand/theme'
import { getOffice } from './office-queries'

/** A row of fronts along the lower edge: width and height in pixels, floors of windows. */
const fronts = [
  { width: 210, height: 240, floors: 2 },
  { width: 170, height: 330, floors: 3 },
  { width: 250, height: 280, floors: 2 },
  { width: 160, height: 370, floors: 4 },
  { width: 230, height: 250, floors: 2 },
  { width: 180, height: 310, floors: 3 },
  { width: 160, height: 220, floors: 2 },
]
const windowsPerFloor = 2
const nameSizePx = 92

const column = {
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
} as const

type Colours = { wall: string; glass: string; light: string }

/** One house; the first window of every third is lit. */
function Front({ place, colours }: { place: number; colours: Colours }) {
  const { width, height, floors } = fronts[place] ?? { width: 0, height: 0, floors: 0 }
  const glassOf = (row: number, side: number) =>
    row === 0 && side === 0 && place % 3 === 1 ? colours.light : colours.glass
  return (
    <div style={{ ...column, width, height, padding: 28, background: colours.wall }}>
      {Array.from({ length: floors }, (_row, row) => (
        <div key={row} style={{ display: 'flex', justifyContent: 'space-between' }}>
          {Array.from({ length: windowsPerFloor }, (_side, side) => (
            <div
              key={side}
              style={{ width: width / 4, height: 48, background: glassOf(row, side) }}
            />
          ))}
        </div>
      ))}
    </div>
  )
}

function toPicture(name: string, theme: Theme) {
  const look = themeVariables(theme)
  const colours = {
    wall: pageColour,
    glass: look['--brand-line'] ?? pageColour,
    light: theme.accent,
  }
  return (
    <div style={{ ...column, width: '100%', height: '100%', background: theme.brand }}>
      <div
        style={{
          display: 'flex',
          padding: '96px 80px',
          fontSize: nameSizePx,
          color: look['--brand-ink'],
        }}
      >
        {name}
      </div>
      <div style={{ display: 'flex', alignItems: 'flex-end' }}>
        {fronts.map((_front, place) => (
          <Front colours={colours} key={place} place={place} />
        ))}
      </div>
    </div>
  )
}

/** The last picture that was drawn, with what it shows; an agency has one name and one look. */
let drawn: { of: string; png: Promise<ArrayBuffer> } | null = null

function draw(name: string, theme: Theme): Promise<ArrayBuffer> {
  const of = JSON.stringify([name, theme])
  if (drawn?.of !== of) {
    drawn = { of, png: new ImageResponse(toPicture(name, theme), shareSize).arrayBuffer() }
  }
  return drawn.png
}

/**
 * The picture that shared links show where a page has none of its own: the name of the agency in
 * its colours. 400 for any size or format but its own.
 */
export async function answerAgencyPicture(
  request: Result<ImageRequest, ImageRequestError>,
): Promise<Response> {
  if (!request.ok) return Response.json({ error: request.error }, { status: 400 })
  const { width, height, format } = request.value
  const isOwn = width === shareSize.width && height === shareSize.height && format === 'png'
  if (!isOwn) return Response.json({ error: 'size.invalid' }, { status: 400 })
  const { name, theme } = await getOffice(fallbackLocale)
  return new Response(await draw(name, theme), {
    headers: {
      'Content-Type': 'image/png',
      'Cache-Control': 'public, max-age=3600',
      'X-Content-Type-Options': 'nosniff',
    },
  })
}

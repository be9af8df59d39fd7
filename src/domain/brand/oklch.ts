/** A colour in OKLCH: lightness 0 to 1, chroma from 0, hue in degrees. */
export type Oklch = { lightness: number; chroma: number; hue: number }

type Triple = readonly [number, number, number]

/**
 * Reads `#RRGGBB` or `#RGB` into sRGB channels between 0 and 1.
 *
 * @throws RangeError when the text is no hexadecimal colour
 */
export function parseHex(colour: string): Triple {
  const long = colour.trim().replace(/^#([0-9a-f])([0-9a-f])([0-9a-f])$/i, '#$1$1$2$2$3$3')
  if (!/^#[0-9a-f]{6}$/i.test(long)) {
    throw new RangeError(`Expected a colour such as #123A8F, got "${colour}".`)
  }
  const value = Number.parseInt(long.slice(1), 16)
  return [(value >> 16) / 255, ((value >> 8) & 255) / 255, (value & 255) / 255]
}

/** The light each sRGB channel gives, between 0 and 1. */
export function toLinear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
}

function fromLinear(light: number): number {
  return light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055
}

/** Converts `#RRGGBB` to OKLCH (Ottosson's matrices of 2020). */
export function parseOklch(colour: string): Oklch {
  const channels = parseHex(colour)
  const r = toLinear(channels[0])
  const g = toLinear(channels[1])
  const b = toLinear(channels[2])
  const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const medium = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  const a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short
  const bb = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short
  return {
    lightness: 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    chroma: Math.hypot(a, bb),
    hue: ((Math.atan2(bb, a) * 180) / Math.PI + 360) % 360,
  }
}

function toChannels({ lightness, chroma, hue }: Oklch): Triple {
  const angle = (hue * Math.PI) / 180
  const a = chroma * Math.cos(angle)
  const b = chroma * Math.sin(angle)
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    fromLinear(4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short),
    fromLinear(-1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short),
    fromLinear(-0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short),
  ]
}

const tolerance = 0.0005

function isShowable(channels: Triple): boolean {
  return channels.every((channel) => channel >= -tolerance && channel <= 1 + tolerance)
}

/**
 * Converts OKLCH to `#rrggbb`. A colour no screen can show keeps its lightness and hue and loses
 * chroma until it can.
 */
export function formatHex(colour: Oklch): string {
  const lightness = Math.min(1, Math.max(0, colour.lightness))
  let chroma = Math.max(0, colour.chroma)
  let channels = toChannels({ ...colour, lightness, chroma })
  for (let step = 0; step < 200 && chroma > 0 && !isShowable(channels); step += 1) {
    chroma = Math.max(0, chroma - 0.002)
    channels = toChannels({ ...colour, lightness, chroma })
  }
  return `#${channels.map(toByte).join('')}`
}

function toByte(channel: number): string {
  const byte = Math.round(Math.min(1, Math.max(0, channel)) * 255)
  return byte.toString(16).padStart(2, '0')
}

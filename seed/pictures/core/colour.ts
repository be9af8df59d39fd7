type Channels = readonly [number, number, number]

const channelsOf = (hex: string): Channels => {
  const value = Number.parseInt(hex.slice(1), 16)
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255]
}

const hexOf = (channels: Channels): string =>
  `#${channels.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`

/** Mixes two #rrggbb colours; share 0 gives the first, 1 the second. */
export const mix = (first: string, second: string, share: number): string => {
  const [r1, g1, b1] = channelsOf(first)
  const [r2, g2, b2] = channelsOf(second)
  return hexOf([r1 + (r2 - r1) * share, g1 + (g2 - g1) * share, b1 + (b2 - b1) * share])
}

/** Towards a warm white; share 0 to 1. */
export const lighten = (colour: string, share: number): string => mix(colour, '#fffaf0', share)

/** Towards a cool near-black; share 0 to 1. */
export const darken = (colour: string, share: number): string => mix(colour, '#141c2b', share)

/** Perceived lightness, 0 (black) to 1 (white). */
export const lightnessOf = (colour: string): number => {
  const [red, green, blue] = channelsOf(colour)
  return (red * 0.299 + green * 0.587 + blue * 0.114) / 255
}

/** The package brings no types; as much of it as is used. */
declare module 'subset-font' {
  type Axis = number | { min: number; max: number }

  /** Cuts a typeface down to some characters and axes, by the names that fonts give these. */
  export default function subsetFont(
    font: Buffer,
    characters: string,
    options: { targetFormat: 'woff2'; variationAxes: Readonly<Record<string, Axis>> },
  ): Promise<Buffer>
}

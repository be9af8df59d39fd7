/** The pairs of typefaces that the site offers, each for headings and for text. */
export const fontSets = ['street', 'print', 'plain'] as const

export type FontSet = (typeof fontSets)[number]

/** Each with a stand-in of the same measures, so that no line moves when the file has come. */
const families: Readonly<Record<FontSet, { display: string; text: string } | null>> = {
  // As the style sheets have it.
  street: null,
  print: {
    display: "'Source Serif 4 Variable', 'Source Serif fallback', serif",
    text: "'Source Sans 3 Variable', 'Source Sans fallback', system-ui, sans-serif",
  },
  plain: {
    display: "'Archivo Variable', 'Archivo fallback', system-ui, sans-serif",
    text: "'Source Sans 3 Variable', 'Source Sans fallback', system-ui, sans-serif",
  },
}

/** The custom properties that follow from a choice of typefaces; none for the one of the sheets. */
export function fontVariables(set: FontSet): Record<string, string> {
  const chosen = families[set]
  return chosen ? { '--font-display': chosen.display, '--font-text': chosen.text } : {}
}

/** A stored choice; the usual one where none is made. */
export function toFontSet(stored: unknown): FontSet {
  return fontSets.find((set) => set === stored) ?? 'street'
}

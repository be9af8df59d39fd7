/** Puts values in the place of their names in braces; for texts that only the browser completes. */
export function fillText(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))
}

/** The text for one, or for any other number. */
export function fillCount(one: string, many: string, count: number): string {
  return fillText(count === 1 ? one : many, { count })
}

/** A text by a name that came from outside; null where there is none of that name. */
export function findText(
  texts: Readonly<Record<string, string>>,
  name: string | null | undefined,
): string | null {
  return name && Object.hasOwn(texts, name) ? (texts[name] ?? null) : null
}

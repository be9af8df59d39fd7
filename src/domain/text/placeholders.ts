/**
 * Writes the computed totals into a text: `{sale}` and `{rent}`. The totals arrive printed for
 * the language. A placeholder that is not known stays in the text, where its editor sees it.
 */
export function fillPlaceholders(
  text: string,
  totals: { sale: string | number; rent: string | number },
): string {
  const known = new Map([
    ['sale', String(totals.sale)],
    ['rent', String(totals.rent)],
  ])
  return text.replace(
    /\{([a-z][\w-]*)\}/gi,
    (placeholder: string, name: string) => known.get(name.toLowerCase()) ?? placeholder,
  )
}

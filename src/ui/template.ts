/**
 * Fills the places of a text such as "{current} van {total}". Texts with places stay plain strings,
 * because a function cannot travel from a server component to a browser part.
 */
export function fillIn(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) =>
    String(Object.hasOwn(values, name) ? values[name] : place),
  )
}

/** What stands around a control and explains it. */
export type FieldNotes = { hint?: unknown; error?: unknown }

export function hintId(id: string): string {
  return `${id}-hint`
}

export function errorId(id: string): string {
  return `${id}-error`
}

/** The value of `aria-describedby`: the error first, since it is what the visitor needs now. */
export function describedBy(id: string, { hint, error }: FieldNotes): string | undefined {
  const ids = [error ? errorId(id) : '', hint ? hintId(id) : ''].filter(Boolean)
  return ids.join(' ') || undefined
}

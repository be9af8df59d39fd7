/** Joins the class names that apply; undefined when none does, so that no empty attribute appears. */
export function classNames(...names: readonly (string | false | null | undefined)[]) {
  return names.filter(Boolean).join(' ') || undefined
}

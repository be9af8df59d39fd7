/** Characters that stand on a line of a box, about. */
const lineCharacters = 64
const linesMax = 18

/** Puts the focus into the box before or behind another one of a list. */
export function moveTo(list: HTMLElement | null, from: HTMLElement, step: 1 | -1): void {
  const boxes = [...(list?.querySelectorAll<HTMLElement>('[data-work-text]') ?? [])]
  const next = boxes[boxes.indexOf(from) + step]
  next?.focus()
  next?.scrollIntoView({ block: 'center' })
}

/** As many lines as the words take, so that little has to be scrolled. */
export function toLines(text: string): number {
  const lines = text.split('\n').map((line) => Math.max(1, Math.ceil(line.length / lineCharacters)))
  return Math.min(
    linesMax,
    lines.reduce((sum, count) => sum + count, 0),
  )
}

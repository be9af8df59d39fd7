/** The box that goes along with an answer, where there is one. */
function findBox({ form, dataset }: HTMLInputElement): HTMLInputElement | null {
  const box = form?.elements.namedItem(dataset.ticks ?? '')
  return box instanceof HTMLInputElement ? box : null
}

/**
 * Ticks the box that goes along with an answer for whoever chooses it, and takes back its own tick
 * when another answer is chosen; what somebody ticked stays. Without a script the box is ticked by
 * hand.
 *
 * @returns takes the behaviour away again
 */
export function attachTicksAlong(form: HTMLFormElement): () => void {
  const ticked = new Map<string, HTMLInputElement>()
  const choose = (answer: HTMLInputElement) => {
    const box = findBox(answer)
    const before = ticked.get(answer.name)
    if (box === before) return
    if (before) before.checked = false
    ticked.delete(answer.name)
    if (box === null || box.checked) return
    box.checked = true
    ticked.set(answer.name, box)
  }
  const changed = ({ target }: Event) => {
    if (!(target instanceof HTMLInputElement)) return
    if (target.type === 'radio') choose(target)
    // Ticked or not, it is now as somebody wants it.
    for (const [name, box] of ticked) if (box === target) ticked.delete(name)
  }
  form.addEventListener('change', changed)
  // Somebody may have been faster than the script.
  for (const answer of form.querySelectorAll<HTMLInputElement>('[data-ticks]:checked'))
    choose(answer)
  return () => form.removeEventListener('change', changed)
}

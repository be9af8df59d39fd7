const focusable = 'input, select, textarea, button, [tabindex], [contenteditable="true"]'

/** How long a form may still turn back to the tab that was open last, in milliseconds. */
const patienceMs = 3000
const stepMs = 100

/** A field that stands in the page is brought into sight, with the focus on it. */
function show(field: HTMLElement): void {
  const control = field.matches(focusable) ? field : field.querySelector<HTMLElement>(focusable)
  field.scrollIntoView({ block: 'center' })
  control?.focus({ preventScroll: true })
}

/**
 * Opens the tab that holds a field, and leads to the field. A form that was just opened turns to the
 * tab of the last visit a moment later, so the tab is opened again until the field stays; whoever
 * touches the page meanwhile goes where they please.
 *
 * @returns stops waiting
 */
export function openField(name: string, tab: number | null): () => void {
  const findField = () => document.getElementById(`field-${name}`)
  const until = Date.now() + patienceMs
  let isShown = false
  const look = () => {
    const field = findField()
    if (field === null && tab !== null) {
      document
        .querySelectorAll<HTMLButtonElement>('.tabs-field__tabs > .tabs-field__tab-button')
        .item(tab)
        .click()
    }
    if (field !== null && !isShown) show(field)
    isShown = field !== null
    if (Date.now() > until) stop()
  }
  const timer = setInterval(look, stepMs)
  const stop = () => {
    clearInterval(timer)
    for (const event of ['pointerdown', 'keydown'] as const) removeEventListener(event, stop)
  }
  for (const event of ['pointerdown', 'keydown'] as const) addEventListener(event, stop)
  return stop
}

import { isTouched } from '@/ui/use-early-answers'
import { clean, createAsker, isChanged, toQuery, type Show } from './filter-asker'
import { goToPlace, keepPlace } from './filter-place'

export type FilterSettings = {
  /** Where to ask for the counts under other choices, with a query already. */
  countsHref: string
  /** The sheet that holds the filters on a phone. */
  sheetId: string
  /** Values that say nothing, by name; they stay out of the address, as empty ones do. */
  nothing: Readonly<Record<string, string>>
}

type Listening = { signal: AbortSignal }

/** Lets everything outside the sheet rest while it covers the screen; gives the way back. */
function restAround(sheet: HTMLElement): () => void {
  const resting: Element[] = []
  for (let node: Element = sheet; node.parentElement; node = node.parentElement) {
    for (const sibling of node.parentElement.children) {
      if (sibling === node || sibling.hasAttribute('inert')) continue
      sibling.toggleAttribute('inert', true)
      resting.push(sibling)
    }
    if (node.parentElement === document.body) break
  }
  return () => {
    for (const element of resting) element.toggleAttribute('inert', false)
  }
}

type Parts = {
  form: HTMLFormElement
  sheet: HTMLElement | null
  isSheetOpen: () => boolean
  /** Loads the result if the choices are no longer those of the page. */
  follow: () => void
  /** Makes the choices those of the page again. */
  putBack: () => void
}

/** Only a phone shows the button that opens the sheet. */
function findOpener({ form, sheet }: Parts): HTMLElement | null {
  const opener = form.querySelector<HTMLElement>(`[popovertarget="${sheet?.id}"]`)
  return opener?.checkVisibility() ? opener : null
}

/** The menus of a wide screen; in the sheet they are parts of it and close nothing. */
function attachMenus({ form, isSheetOpen, follow, putBack }: Parts, listening: Listening) {
  const openMenu = () => form.querySelector<HTMLDetailsElement>('details[open]')
  const leave = ({ target }: Event) => {
    const menu = openMenu()
    // Another menu closes this one when it opens, and the choices of both then count together.
    const isOutside = target instanceof Element && !target.closest('details')
    if (menu && isOutside && !isSheetOpen()) menu.open = false
  }
  const closed = ({ target }: Event) => {
    if (target instanceof HTMLDetailsElement && !openMenu() && !isSheetOpen()) follow()
  }
  const escape = ({ key }: KeyboardEvent) => {
    const menu = openMenu()
    if (key !== 'Escape' || !menu || isSheetOpen()) return
    putBack()
    menu.open = false
    menu.querySelector('summary')?.focus()
  }
  form.addEventListener('toggle', closed, { ...listening, capture: true })
  form.addEventListener('keydown', escape, listening)
  document.addEventListener('pointerdown', leave, listening)
  document.addEventListener('focusin', leave, listening)
}

/** The sheet of a phone: closed without its button, it was not meant. */
function attachSheet({ sheet, isSheetOpen, putBack }: Parts, { signal }: Listening) {
  let wakeAround: (() => void) | null = null
  // Before it closes, because the focus then goes back to a button that must not rest any more.
  const leave = ({ newState }: ToggleEvent) => {
    if (newState === 'open') return
    wakeAround?.()
    wakeAround = null
    sheet?.removeAttribute('role')
    sheet?.removeAttribute('aria-label')
    putBack()
  }
  const enter = () => {
    // Of one that opened as the script came the browser tells a moment later what was seen by then.
    if (sheet === null || !isSheetOpen() || wakeAround !== null) return
    wakeAround = restAround(sheet)
    // A bar of menus on a wide screen, it is a dialogue only while it covers the screen.
    sheet.setAttribute('role', 'dialog')
    sheet.setAttribute('aria-label', sheet.querySelector('h2')?.textContent ?? '')
    // The button that opened it rests now; from within, the browser gives the focus back to it.
    if (!sheet.contains(document.activeElement)) sheet.querySelector('button')?.focus()
  }
  sheet?.addEventListener('beforetoggle', leave, { signal })
  sheet?.addEventListener('toggle', enter, { signal })
  signal.addEventListener('abort', () => wakeAround?.())
  // The browser opens it without the script, which may come after that.
  enter()
}

/** A link of the page to one of the menus opens it, in the sheet of a phone too. */
function attachLinks(parts: Parts, listening: Listening) {
  const { form, sheet } = parts
  const followed = (event: MouseEvent) => {
    const { target } = event
    const link =
      target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="#"]') : null
    const menu = link && document.getElementById(link.hash.slice(1))
    if (!(menu instanceof HTMLDetailsElement) || !form.contains(menu)) return
    event.preventDefault()
    if (findOpener(parts) !== null) sheet?.showPopover()
    menu.open = true
    const first = menu.querySelector<HTMLElement>('input:not([type="hidden"]), select, button')
    ;(first ?? menu.querySelector('summary'))?.focus()
  }
  document.addEventListener('click', followed, listening)
}

/** What belongs to the form but stands outside it, such as the order, counts at once. */
function attachOutside({ form }: Parts, listening: Listening) {
  const changed = ({ target }: Event) => {
    const isOutside = target instanceof HTMLSelectElement && !form.contains(target)
    if (isOutside && target.form === form) form.requestSubmit()
  }
  document.addEventListener('change', changed, listening)
}

/** Does what somebody who was faster than the script has asked for by then. */
function catchUp(parts: Parts, askSoon: () => void): void {
  const { form, follow } = parts
  if (!isChanged(form)) return
  const chosen = [...form.elements].filter(isTouched)
  const isMenuLeft =
    chosen.some((control) => control.closest('details')) && !form.querySelector('details[open]')
  const isOrdered = chosen.some((control) => !form.contains(control))
  if (isOrdered || (isMenuLeft && findOpener(parts) === null)) follow()
  else askSoon()
}

/**
 * Gives a form of filters its behaviour: each choice asks for the counts under it, a menu closed
 * with other choices loads the result, and Escape puts them back.
 *
 * @returns takes the behaviour away again
 */
export function attachFilters(form: HTMLFormElement, settings: FilterSettings, show: Show) {
  const controller = new AbortController()
  const listening = { signal: controller.signal }
  const sheet = document.getElementById(settings.sheetId)
  let isSending = false
  form.addEventListener('formdata', ({ formData }) => clean(formData, settings.nothing), listening)
  const asker = createAsker(form, settings.countsHref, show)
  const parts: Parts = {
    form,
    sheet,
    isSheetOpen: () => sheet?.matches(':popover-open') ?? false,
    follow: () => {
      if (!isSending && isChanged(form)) form.requestSubmit()
    },
    putBack: () => {
      if (isSending) return
      asker.drop()
      form.reset()
      show('initial')
    },
  }
  const sent = (event: SubmitEvent) => {
    isSending = true
    asker.drop()
    keepPlace(form)
    // Of a form that says nothing a browser would leave the question mark in the address.
    if (toQuery(form) !== '') return
    event.preventDefault()
    window.location.assign(form.action)
  }
  // A page taken out of the browser's memory shows its own choices, not those that led away.
  const shownAgain = ({ persisted }: PageTransitionEvent) => {
    isSending = false
    if (!persisted) return
    if (parts.isSheetOpen()) sheet?.hidePopover()
    parts.putBack()
  }
  form.addEventListener('input', asker.askSoon, listening)
  form.addEventListener('submit', sent, listening)
  window.addEventListener('pageshow', shownAgain, listening)
  attachMenus(parts, listening)
  attachSheet(parts, listening)
  attachOutside(parts, listening)
  attachLinks(parts, listening)
  goToPlace()
  catchUp(parts, asker.askSoon)
  return () => {
    controller.abort()
    asker.drop()
  }
}

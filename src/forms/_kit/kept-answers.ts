import { withStorage } from '@/ui/with-storage'
import type { FormModel } from './form-model'
import { metaNames } from './form-names'

type Kept = Record<string, string[]>

/** Answers about one home are not put into the form of the next. */
function toKey({ kind, locale, hidden }: Pick<FormModel, 'kind' | 'locale' | 'hidden'>): string {
  return ['form', kind, locale, hidden[metaNames.property] ?? ''].join(':')
}

/** What was kept; empty where the browser keeps nothing or somebody else wrote there. */
function read(key: string): Kept {
  try {
    const kept: unknown = JSON.parse(
      withStorage('session', (storage) => storage.getItem(key), null) ?? '{}',
    )
    if (typeof kept !== 'object' || kept === null) return {}
    return Object.fromEntries(
      Object.entries(kept).map(([name, values]) => [name, [values].flat().map(String)]),
    )
  } catch {
    return {}
  }
}

function isControl(
  element: Element,
): element is HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement {
  return (
    element instanceof HTMLInputElement ||
    element instanceof HTMLSelectElement ||
    element instanceof HTMLTextAreaElement
  )
}

function putBack(form: HTMLFormElement, { fields }: FormModel, kept: Kept): void {
  const names = new Set(fields.map(({ name }) => name))
  for (const control of [...form.elements].filter(isControl)) {
    const values = names.has(control.name) ? kept[control.name] : undefined
    if (values === undefined) continue
    const isTick =
      control instanceof HTMLInputElement && ['radio', 'checkbox'].includes(control.type)
    if (isTick) control.checked = values.includes(control.value)
    else if (control.value === '') control.value = values[0] ?? ''
  }
}

/**
 * Keeps the answers of a long form in this tab until they are sent, so that a reload loses nothing.
 * They never leave the browser, and go when the tab is closed. A browser that keeps nothing, as
 * some do in private windows, loses them on reload as before.
 *
 * @returns stops keeping
 */
export function keepAnswers(form: HTMLFormElement, model: FormModel): () => void {
  const key = toKey(model)
  // What the server sent back was typed later than what the tab keeps.
  if (Object.keys(model.start.values).length === 0) putBack(form, model, read(key))
  const keep = () => {
    const answers = new FormData(form)
    const kept: Kept = Object.fromEntries(
      // Consent is given anew each time.
      model.fields
        .filter(({ control }) => control !== 'privacy')
        .map(({ name }) => [name, answers.getAll(name).map(String)]),
    )
    // Where there is no room the form works all the same.
    withStorage('session', (storage) => storage.setItem(key, JSON.stringify(kept)), undefined)
  }
  form.addEventListener('input', keep)
  return () => form.removeEventListener('input', keep)
}

/** Forgets the answers, once they are stored. */
export function forgetAnswers(model: FormModel): void {
  withStorage('session', (storage) => storage.removeItem(toKey(model)), undefined)
}

import type { FormPart } from './form-field'
import { toFieldId, type FieldModel, type FormModel } from './form-model'
import { keepAnswers } from './kept-answers'

type Stepped = Pick<FormModel, 'kind' | 'fields'>

/** The parts of a form in their order; a form without parts has none. */
export function listParts(fields: readonly FieldModel[]): FormPart[] {
  return [...new Set(fields.flatMap(({ part }) => part ?? []))]
}

/** The id of a step. The style sheet shows the one that the address names, else the first. */
export function toStepId(kind: string, part: FormPart): string {
  return toFieldId(kind, `step-${part}`)
}

/** The step that the address names; undefined when it names none of this form. */
function findNamedPart({ kind, fields }: Stepped): FormPart | undefined {
  return listParts(fields).find((part) =>
    document.querySelector(`#${toStepId(kind, part)}:is(:target, :has(:target))`),
  )
}

/** The step that the visitor sees. */
export function findShownPart(model: Stepped): FormPart | undefined {
  return findNamedPart(model) ?? listParts(model.fields)[0]
}

/** The step after `part`; undefined after the last. */
export function findNextPart(
  { fields }: Stepped,
  part: FormPart | undefined,
): FormPart | undefined {
  const parts = listParts(fields)
  return part === undefined ? undefined : parts[parts.indexOf(part) + 1]
}

/** Names of the questions of a step. */
export function listPartNames({ fields }: Stepped, part: FormPart): string[] {
  return fields.filter((field) => field.part === part).map(({ name }) => name)
}

/** Shows a step and goes there; the way back in the browser is the step before. */
export function openPart({ kind }: Stepped, part: FormPart): void {
  const id = toStepId(kind, part)
  window.location.hash = id
  document.getElementById(id)?.querySelector('fieldset')?.focus({ preventScroll: true })
}

/** Shows the first step with something wrong; stays where it is when none is. */
export function openWrongPart(model: Stepped, codes: Readonly<Record<string, string>>): void {
  const wrong = model.fields.find(({ name }) => codes[name] !== undefined)?.part
  if (wrong !== undefined && wrong !== findShownPart(model)) openPart(model, wrong)
}

/**
 * Begins with a form in steps: its answers are kept, a form that came back opens where something is
 * wrong, and what leads to a question of another step, such as a line of the error summary, opens
 * that step first.
 *
 * @returns takes the behaviour away again
 */
export function attachSteps(form: HTMLFormElement, model: FormModel): () => void {
  const follow = ({ target }: MouseEvent) => {
    const link =
      target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="#"]') : null
    const field = link && document.getElementById(link.hash.slice(1))
    if (!field || !form.contains(field)) return
    const part = listParts(model.fields).find((one) =>
      document.getElementById(toStepId(model.kind, one))?.contains(field),
    )
    // A link to a step itself needs no help.
    if (part === undefined || field.id === toStepId(model.kind, part)) return
    if (part !== findShownPart(model)) openPart(model, part)
  }
  // A folded form that is open in one of its steps stays open when the page is loaded again.
  const folded = form.closest('details')
  if (folded && findNamedPart(model) !== undefined) folded.open = true
  openWrongPart(model, model.start.errors)
  const stopKeeping = keepAnswers(form, model)
  // Before the line itself moves the focus, which it cannot into what is not shown.
  form.addEventListener('click', follow, { capture: true })
  return () => {
    form.removeEventListener('click', follow, { capture: true })
    stopKeeping()
  }
}

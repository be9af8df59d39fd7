import { useEffect, type FormEvent, type MouseEvent, type RefObject } from 'react'
import type { FormSession } from './browser-session'
import type { FormPart } from './form-field'
import type { FormModel } from './form-model'
import { attachSteps, findNextPart, findShownPart, listPartNames, openPart } from './form-steps'

type Codes = Readonly<Record<string, string>>

/**
 * Leads through a form in steps.
 *
 * @param begin opens the help of the browser; null as long as the form is not on the page
 * @returns takes an event that may only leave a step, of the link at `from` or of the Enter key:
 *   true when it did and nothing is to be sent yet
 */
export function useSteps(
  formRef: RefObject<HTMLFormElement | null>,
  model: FormModel,
  begin: () => Promise<FormSession> | null,
  showCodes: (codes: Codes, title: string) => void,
) {
  useEffect(() => {
    const element = formRef.current
    return element && model.isStepped ? attachSteps(element, model) : undefined
  }, [formRef, model])

  async function goOn(from: FormPart, next: FormPart) {
    const codes = await begin()
      ?.then((session) => session.check(listPartNames(model, from)))
      // Without the rules the step is checked with all others, when the form is sent.
      .catch(() => ({}))
    // Nobody tried to send anything yet.
    showCodes(codes ?? {}, model.words.steps.incomplete)
    if (Object.keys(codes ?? {}).length === 0) openPart(model, next)
  }

  return (event: FormEvent | MouseEvent, from = findShownPart(model)): boolean => {
    const next = model.isStepped ? findNextPart(model, from) : undefined
    if (from === undefined || next === undefined) return false
    event.preventDefault()
    void goOn(from, next)
    return true
  }
}

import { useEffect, useEffectEvent, useRef, type RefObject } from 'react'

/** Whether a control no longer says what the page came with. */
export function isTouched(control: Element): boolean {
  if (control instanceof HTMLSelectElement) {
    return [...control.options].some(
      ({ selected, defaultSelected }) => selected !== defaultSelected,
    )
  }
  if (!(control instanceof HTMLInputElement)) return false
  return control.checked !== control.defaultChecked || control.value !== control.defaultValue
}

/**
 * Hears what somebody typed or chose before the script of a part came: the browser shows it, and
 * React, which brings the part to life, does not tell.
 *
 * @param take called once when the part lives, if anything was answered by then, with the inputs
 *   that no longer say what the page came with
 * @returns for the element of the part
 */
export function useEarlyAnswers<Part extends HTMLElement>(
  take: (touched: readonly HTMLInputElement[]) => void,
): RefObject<Part | null> {
  const part = useRef<Part>(null)
  const takeOnce = useEffectEvent(take)
  useEffect(() => {
    const touched = [...(part.current?.querySelectorAll('input') ?? [])].filter(isTouched)
    if (touched.length > 0) takeOnce(touched)
  }, [])
  return part
}

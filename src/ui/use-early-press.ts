import { useHasScript } from './use-has-script'

/**
 * Marks a part that somebody may press before its script has come: a link or button, or what stands
 * around some. What is pressed last in it meanwhile is pressed again, once, as soon as the part lives, by
 * the script that stands in every page (`earlyPressScript`).
 *
 * @returns attributes for the element of the part
 */
export function useEarlyPress(): { 'data-waits'?: '' } {
  return useHasScript() ? {} : { 'data-waits': '' }
}

/**
 * Whether this press was made before the part lived, and is made again now: it means what the control
 * said then, which may have changed since.
 */
export function isPressedAgain({ target }: { target: EventTarget | null }): boolean {
  return target instanceof Element && target.closest('[data-pressed-again]') !== null
}

import { useHasScript } from './use-has-script'

/**
 * Marks a part that somebody may press before its script has come: a link or button, or what stands
 * around some. What is pressed meanwhile is pressed again as soon as the part lives, by the script
 * that stands in every page (`earlyPressScript`).
 *
 * @returns attributes for the element of the part
 */
export function useEarlyPress(): { 'data-waits'?: '' } {
  return useHasScript() ? {} : { 'data-waits': '' }
}

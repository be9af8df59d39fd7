import { fillIn } from '@/ui/template'

/** The text for one, or for any other number; for texts that only the browser completes. */
export function fillCount(one: string, many: string, count: number): string {
  return fillIn(count === 1 ? one : many, { count })
}

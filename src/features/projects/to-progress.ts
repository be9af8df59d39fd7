import type { Project } from '@/cms/payload-types'
import type { Redact } from '@/cms/read-model/redact-street'
import { formatLongDate } from '@/domain/formats/dates'
import type { Locale } from '@/domain/kernel/locales'
import { toPictures } from '@/features/media/to-picture'
import type { ProgressView } from './project-view'

type Step = NonNullable<Project['progress']>[number]

/** A step in one line: what was done, and on which day. */
export function describeStep({ text, date }: Pick<ProgressView, 'text' | 'date'>, locale: Locale) {
  const done = text.replace(/\.\s*$/, '')
  return [done, formatLongDate(date, locale)].filter(Boolean).join(', ')
}

/**
 * How far the works are, newest first. A text that names a hidden street is left out; its pictures
 * stay, under the date alone. A picture without words of its own gets those of its step.
 */
export function toProgress(
  steps: readonly Step[] | null | undefined,
  { redact, locale }: { redact: Redact; locale: Locale },
): ProgressView[] {
  return (steps ?? [])
    .map(({ date, text: stored, pictures }) => {
      const step = { date, text: redact(stored || null) ?? '' }
      const fallback = describeStep(step, locale)
      return {
        ...step,
        pictures: toPictures(pictures).map((picture) => ({
          ...picture,
          alt: redact(picture.alt) || fallback,
        })),
      }
    })
    .filter(({ text, pictures }) => text !== '' || pictures.length > 0)
    .toSorted((a, b) => b.date.localeCompare(a.date))
}

/** Steps that stand open when there are too many to show all. */
const openSteps = 4

/** Most steps of which none is folded away. */
const unfoldedStepsMax = 6

/** The steps that stand open, and the older ones that fold away when there are many. */
export function foldProgress<Item>(steps: readonly Item[]): { latest: Item[]; earlier: Item[] } {
  const count = steps.length > unfoldedStepsMax ? openSteps : steps.length
  return { latest: steps.slice(0, count), earlier: steps.slice(count) }
}

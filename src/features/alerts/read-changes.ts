import 'server-only'
import { findPlaceCodes } from '@/cms/matching/find-places'
import { findPlacesProblem } from '@/cms/matching/find-places-problem'
import { toAskedCriteria, type AskedCriteria } from '@/cms/matching/to-asked-criteria'
import type { Demand } from '@/cms/payload-types'
import type { Locale } from '@/domain/kernel/locales'
import { err, ok, type Result } from '@/domain/kernel/result'
import { createWishAnswers, wishQuestions, type WishQuestion } from '@/domain/contact/wish-answers'
import { demandPlacesMax, watchedZones, type Zone } from '@/domain/matching/zones'
import { isTurnedRound, orderPrices } from '@/domain/pricing/order-prices'
import { payloadAsSystem } from '@/server/payload'
import type { FormValues } from '@/server/request/form-drafts'
import type { FormBody } from '@/server/request/read-body'
import { toWordsCode } from '@/ui/error-sentence'
import { z } from 'zod'

/** Codes by question, as the forms of the site have them. */
export type ChangeErrors = Readonly<Partial<Record<WishQuestion, string>>>

export type ReadChanges = {
  changes: AskedCriteria
  /** Whether the lowest price stood in the place of the highest, and was put right. */
  isTurned: boolean
}

/** Only what is asked, and only as texts. */
export function readTyped(body: FormBody): FormValues {
  const isText = (value: unknown) => typeof value === 'string'
  const typed = wishQuestions.map(
    (name) => [name, [body.read(name)].flat().filter(isText)] as const,
  )
  return Object.fromEntries(
    typed.map(([name, values]) => [name, values.length > 1 ? values : (values[0] ?? '')]),
  )
}

/** A postcode that is watched already stays that of its country. */
function findWatched(places: readonly string[], zip: string | null): string[] {
  return zip === null ? [] : places.filter((code) => code.endsWith(`-${zip}`))
}

async function findPlaces(
  zones: readonly Zone[],
  watched: readonly string[],
  locale: Locale,
): Promise<Result<string[], string>> {
  const payload = await payloadAsSystem('looking up the places that the owner of a demand typed')
  const fresh = zones.filter(({ zip }) => findWatched(watched, zip).length === 0)
  const { codes, unknown } = await findPlaceCodes({ payload }, fresh)
  const problem = await findPlacesProblem({ payload }, unknown, locale)
  if (problem) return err(toWordsCode(problem.code, problem.words))
  const kept = zones.flatMap(({ zip }) => findWatched(watched, zip))
  const places = [...new Set([...kept, ...codes])]
  return places.length > demandPlacesMax ? err('zones.tooManyPostcodes') : ok(places)
}

function toErrors(error: z.ZodError): ChangeErrors {
  const errors: Partial<Record<WishQuestion, string>> = {}
  for (const { path, message } of error.issues) {
    const field = wishQuestions.find((each) => each === path[0])
    if (field) errors[field] ??= message
  }
  return errors
}

/** Nothing ticked is no answer, where a browser sends nothing at all. */
function dropEmpty(typed: FormValues): FormValues {
  return Object.fromEntries(Object.entries(typed).filter(([, value]) => value !== ''))
}

/**
 * Reads what the owner of a demand typed over it; nothing is written. All that is wrong is told at
 * once, so that nobody corrects it twice.
 *
 * @param locale the language of whoever reads what is wrong
 */
export async function readChanges(
  typed: FormValues,
  demand: Pick<Demand, 'places' | 'area' | 'frequency'>,
  locale: Locale,
): Promise<Result<ReadChanges, ChangeErrors>> {
  const answers = createWishAnswers(watchedZones, { isPlaceNeeded: !demand.area })
  const given = dropEmpty(typed)
  const read = z.object(answers).safeParse(given)
  const zones = answers.zones.safeParse(given['zones'])
  const places = await findPlaces(zones.data ?? [], demand.places ?? [], locale)
  const errors: ChangeErrors = {
    ...(places.ok ? {} : { zones: places.error }),
    ...(read.success ? {} : toErrors(read.error)),
  }
  if (!read.success || !places.ok) return err(errors)
  const frequency = read.data.frequency ?? demand.frequency
  return ok({
    isTurned: isTurnedRound(read.data),
    changes: toAskedCriteria({ ...orderPrices(read.data), frequency }, places.value),
  })
}

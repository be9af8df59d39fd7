import { z } from 'zod'
import { locales, type Locale } from '../kernel/locales'
import { err, ok, type Result } from '../kernel/result'
import type { ExchangeText, FileProblem, ReturnedFile, ReturnedText } from './exchange'
import { formatUnitId, parseUnitId } from './unit-id'

const formatName = 'gevel-translations'

const file = z.object({
  format: z.literal(formatName),
  version: z.literal(1),
  target: z.enum(locales),
  texts: z.array(
    z.object({
      id: z.string(),
      target: z.string().nullable().optional(),
      approved: z.boolean().optional(),
    }),
  ),
})

/**
 * Texts and their translations as JSON, for whoever has no tool for XLIFF.
 *
 * @param note what whoever reads the file has to know of it
 */
export function formatJsonExchange(
  target: Locale,
  texts: readonly ExchangeText[],
  note: string | null = null,
): string {
  const lines = texts.map((text) => ({
    id: formatUnitId({ key: text.key, source: text.source, target: text.target }),
    record: text.record,
    label: text.label,
    ...(text.charactersMax !== null && { charactersMax: text.charactersMax }),
    state: text.state,
    language: text.sourceLocale,
    source: text.paragraphs.source.join('\n\n'),
    target: text.paragraphs.target.join('\n\n') || null,
    approved: text.state === 'fresh',
  }))
  const head = { format: formatName, version: 1, target, ...(note !== null && { note }) }
  return `${JSON.stringify({ ...head, texts: lines }, null, 2)}\n`
}

/** Reads what came back as JSON. */
export function parseJsonExchange(text: string): Result<ReturnedFile, FileProblem> {
  const value = parseJson(text)
  if (value === undefined) return err('malformed')
  const read = file.safeParse(value)
  if (!read.success) return err('noExchange')
  const units = read.data.texts.map((unit) => ({ ...unit, unitId: parseUnitId(unit.id) }))
  const texts = units.flatMap(({ unitId, target, approved = false }): ReturnedText[] =>
    unitId ? [{ ...unitId, text: target?.trim() || null, isApproved: approved }] : [],
  )
  const unknown = units.flatMap(({ unitId, id }) => (unitId ? [] : [id]))
  return ok({ target: read.data.target, texts, unknown })
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch {
    // The sender is told that it is no JSON.
    return undefined
  }
}

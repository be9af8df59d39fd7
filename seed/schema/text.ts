import { z } from 'zod'

/** A text that a visitor reads: not empty, no blanks at the ends, no placeholder left over. */
const readable = (charactersMax: number) =>
  z
    .string('a text')
    .min(1, 'a text that is not empty')
    .max(charactersMax, `at most ${charactersMax} characters`)
    .refine((text) => text === text.trim(), 'a text without blanks at its ends')

/** The same text in the four languages, each filled. */
export const localized = (charactersMax = 5000) =>
  z.strictObject({
    nl: readable(charactersMax),
    fr: readable(charactersMax),
    en: readable(charactersMax),
    de: readable(charactersMax),
  })

/** The name by which records of the seed refer to each other. */
export const key = z
  .string('a key')
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'a key of small letters, digits and single hyphens')

/** An original path, such as `/for-sale/`. */
export const originalPath = z
  .string('a path')
  .regex(/^\/([A-Za-z0-9-]+\/)*$/, 'a path with a slash at both ends')

/** Where a link leads: an original path, a whole address, or one address per language. */
export const target = z.union(
  [originalPath, z.string().regex(/^(https:\/\/|tel:\+|mailto:)\S+$/), localized(300)],
  'an original path, an https, tel: or mailto: address, or one address per language',
)

export const daysAgo = z.int('a whole number of days').min(0).max(3650)

export const calendarDay = z.string('a day').regex(/^\d{4}-\d{2}-\d{2}$/, 'a day as 2031-05-24')

/** A paragraph, heading or list; words in square brackets followed by a target make a link. */
export const richTextBlock = z.discriminatedUnion('type', [
  z.strictObject({ type: z.enum(['h2', 'h3', 'p']), text: localized() }),
  z.strictObject({ type: z.literal('ul'), items: z.array(localized(600)).min(1) }),
])

export const richText = z.array(richTextBlock).min(1, 'at least one paragraph')

/** A link as visitors see it: its words and its target. */
export const link = z.strictObject({ label: localized(120), to: target })

export const seo = z.strictObject({
  title: localized(120).optional(),
  description: localized(320).optional(),
  noIndex: z.boolean().optional(),
})

export type RichTextBlock = z.infer<typeof richTextBlock>
export type Target = z.infer<typeof target>

import { z } from 'zod'
import { HOUSE_STYLES, PANORAMA_ROOMS, SCENES, SERVICE_TOPICS } from '../pictures/picture-spec'
import { key, localized } from './text'

const seed = z.int().min(0)

const spec = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('house'),
    style: z.enum(HOUSE_STYLES),
    seed,
    scene: z.enum(SCENES),
    storeys: z.int().min(1).max(12).optional(),
    bedrooms: z.int().min(0).max(9).optional(),
    hasGarden: z.boolean().optional(),
    pool: z.boolean().optional(),
  }),
  z.strictObject({ kind: z.literal('portrait'), seed }),
  z.strictObject({
    kind: z.literal('streetscape'),
    seed,
    time: z.enum(['morning', 'golden', 'dusk', 'winter']),
    ratio: z.enum(['21:9', '3:2', '4:5']),
  }),
  z.strictObject({
    kind: z.literal('project'),
    seed,
    storeys: z.int().min(1).max(12),
    units: z.int().min(1).max(60),
    scene: z.enum(['street', 'courtyard', 'site', 'plan']),
  }),
  z.strictObject({ kind: z.literal('panorama'), room: z.enum(PANORAMA_ROOMS), seed }),
  z.strictObject({ kind: z.literal('closed'), seed }),
  z.strictObject({ kind: z.literal('service'), topic: z.enum(SERVICE_TOPICS) }),
])

/** Pictures that are drawn when the database is filled. */
export const pictures = z.array(
  z.strictObject({
    key,
    kind: z.enum(['photo', 'plan', 'portrait', 'background', 'illustration']),
    spec,
    alt: localized(200),
  }),
)

/** Films that come with the repository, in `seed/assets`. */
export const videos = z.array(
  z.strictObject({
    key,
    file: z.string().regex(/^[a-z0-9-]+\.(mp4|webm)$/),
    mimetype: z.enum(['video/mp4', 'video/webm']),
    poster: key,
    alt: localized(200),
  }),
)

export type SeedPicture = z.infer<typeof pictures>[number]

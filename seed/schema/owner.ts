import { z } from 'zod'
import { messageCharactersMax } from '@/domain/owners/message'
import { locales } from '@/domain/kernel/locales'
import { daysAgo } from './text'

const property = z.int().min(1)
const impression = z.enum(['positive', 'neutral', 'negative'])
/** Days before the seed; fewer than none for what is planned. */
const dayOfActivity = z.int().min(-30).max(3650)
const hour = z.int().min(8).max(19)

const activity = z.strictObject({
  property,
  daysAgo: dayOfActivity,
  kind: z.enum(['history', 'communication', 'visit']),
  type: z.enum([
    ...['call', 'mail', 'letter', 'meeting', 'visit', 'openHouse'],
    ...['priceChange', 'publication', 'offer', 'other'],
  ] as const),
  status: z.enum(['planned', 'done', 'cancelled']).default('done'),
  subject: z.string().min(1).max(200),
  comment: z.string().min(1).max(4000).optional(),
  impression: impression.optional(),
  contact: z.string().min(1).max(200).optional(),
  contactReleased: z.boolean().default(false),
  visible: z.boolean().default(true),
})

const owner = z.strictObject({
  email: z.email(),
  firstName: z.string().min(1),
  lastName: z.string().min(1),
  phone: z.string().min(1),
  locale: z.enum(locales),
  properties: z
    .array(
      z.strictObject({
        property,
        fromDaysAgo: daysAgo,
        toDaysAgo: daysAgo.optional(),
        role: z.enum(['owner', 'coOwner']).default('owner'),
      }),
    )
    .min(1),
  activities: z.array(activity),
  placements: z.array(
    z.strictObject({
      property,
      channel: z.string().min(1).max(80),
      url: z
        .string()
        .regex(/^https:\/\/\S+$/)
        .optional(),
      fromDaysAgo: daysAgo,
      toDaysAgo: daysAgo.optional(),
    }),
  ),
  bookings: z.array(
    z.strictObject({
      property,
      daysAgo: daysAgo.min(1, 'a visit that is over'),
      hour,
      name: z.string().min(1),
      state: z.enum(['done', 'noShow', 'cancelled']),
      feedback: z.string().min(1).optional(),
      impression: impression.optional(),
      released: z.boolean().default(false),
    }),
  ),
  documents: z.array(
    z.strictObject({
      property,
      daysAgo,
      kind: z.enum(['epc', 'plan', 'planning', 'soil', 'electricity', 'other']),
      title: z.string().min(1).max(120),
      /** Whether the owner sent it. */
      sent: z.boolean().default(false),
    }),
  ),
  messages: z.array(
    z.strictObject({
      property,
      daysAgo,
      from: z.enum(['owner', 'agency']),
      text: z.string().min(1).max(messageCharactersMax),
    }),
  ),
})

export const owners = z.array(owner)

export type SeedOwner = z.infer<typeof owner>

import type { z } from 'zod'
import { numberBounds } from '@/domain/contact/bounds'
import { alertFrequencies } from '@/domain/matching/schedule'
import { wishFeatures, wishGoals } from '@/domain/matching/wish'
import { createWishAnswers, wishTypes, type WishQuestion } from '@/domain/contact/wish-answers'
import type { ZoneBounds } from '@/domain/matching/zones'
import type { FormField } from '../_kit/form-field'

type WishField = FormField & { name: WishQuestion }

function createNumberField(name: WishQuestion, schema: z.ZodType): WishField {
  return {
    name,
    control: 'text',
    autoComplete: 'off',
    inputMode: 'numeric',
    // "99.999.999" with a euro sign and its space.
    maxCharacters: String(numberBounds.price.max).length + 4,
    width: 'half',
    schema,
  }
}

/**
 * The questions about what is looked for: what and where, and what it has to have. They are asked
 * of who registers and of who changes it later.
 *
 * @param options.isPlaceNeeded false where an area was drawn, so that no place need be named
 */
export function createWishFields(
  zones: ZoneBounds,
  options: { isPlaceNeeded?: boolean } = {},
): Record<'search' | 'needs', readonly WishField[]> {
  const answers = createWishAnswers(zones, options)
  return {
    search: [
      { name: 'goal', control: 'radios', options: wishGoals, schema: answers.goal },
      { name: 'types', control: 'checkboxes', options: wishTypes, schema: answers.types },
      {
        name: 'zones',
        control: 'text',
        autoComplete: 'off',
        maxCharacters: zones.maxCharacters,
        schema: answers.zones,
      },
      { ...createNumberField('minPrice', answers.minPrice), hasThousands: true },
      { ...createNumberField('maxPrice', answers.maxPrice), hasThousands: true },
    ],
    needs: [
      createNumberField('minBedrooms', answers.minBedrooms),
      createNumberField('minBathrooms', answers.minBathrooms),
      { ...createNumberField('minSurface', answers.minSurface), hasThousands: true },
      { name: 'extras', control: 'checkboxes', options: wishFeatures, schema: answers.extras },
      {
        name: 'frequency',
        control: 'radios',
        options: alertFrequencies,
        preset: 'daily',
        schema: answers.frequency,
      },
    ],
  }
}

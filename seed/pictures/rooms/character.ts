import type { HouseLook } from '../core/look'
import type { HouseStyle } from '../picture-spec'
import type { Head, Sash } from '../parts/window'
import type { RoomWindowSpec } from './room-window'
import type { Floor } from './floors'

/** How the rooms of a house are built; follows from the façade. */
export type Character = {
  age: 'old' | 'country' | 'modern' | 'southern'
  height: number
  floor: Floor
  window: { w: number; h: number; sill: number; sash: Sash; head: Head }
  balcony: boolean
}

const AGES: Record<HouseStyle, Character['age']> = {
  'stepped-gable': 'old',
  'maison-de-maitre': 'old',
  'art-nouveau': 'old',
  terrace: 'old',
  shopfront: 'old',
  'town-block': 'old',
  villa: 'country',
  farmhouse: 'country',
  'modern-villa': 'modern',
  'apartment-block': 'modern',
  'studio-block': 'modern',
  office: 'modern',
  garages: 'modern',
  'building-plot': 'modern',
  'spanish-villa': 'southern',
  'spanish-apartments': 'southern',
}

const SASHES: Partial<Record<HouseStyle, { sash: Sash; head: Head }>> = {
  'stepped-gable': { sash: 'cross', head: 'flat' },
  'maison-de-maitre': { sash: 'french', head: 'segment' },
  'art-nouveau': { sash: 'tee', head: 'round' },
  terrace: { sash: 'tee', head: 'flat' },
  shopfront: { sash: 'tee', head: 'flat' },
  'town-block': { sash: 'tee', head: 'flat' },
  villa: { sash: 'small-panes', head: 'flat' },
  farmhouse: { sash: 'small-panes', head: 'flat' },
  'spanish-villa': { sash: 'french', head: 'round' },
}

export const characterOf = (look: HouseLook): Character => {
  const age = AGES[look.style]
  const own = SASHES[look.style] ?? { sash: 'pair' as const, head: 'flat' as const }
  const balcony =
    look.style === 'apartment-block' ||
    look.style === 'spanish-apartments' ||
    look.style === 'studio-block'
  if (age === 'old')
    return {
      age,
      height: 3.15,
      floor: look.variant === 1 ? 'planks' : 'herringbone',
      window: { w: 1.12, h: 2.15, sill: 0.55, ...own },
      balcony,
    }
  if (age === 'country')
    return {
      age,
      height: 2.75,
      floor: 'planks',
      window: { w: 1.15, h: 1.55, sill: 0.85, ...own },
      balcony,
    }
  if (age === 'southern')
    return {
      age,
      height: 2.85,
      floor: 'tiles',
      window: { w: 1.5, h: 2.3, sill: 0, ...own },
      balcony,
    }
  return {
    age,
    height: 2.7,
    floor: look.variant === 2 ? 'herringbone' : 'planks',
    window: { w: 1.9, h: 2.3, sill: 0, ...own },
    balcony,
  }
}

/** One window of the house, its middle at x on the back wall. */
export const windowAt = (
  character: Character,
  x: number,
  extra: Pick<RoomWindowSpec, 'outlook'> & Partial<RoomWindowSpec>,
): RoomWindowSpec => {
  const { w, h, sill, sash, head } = character.window
  return {
    x: x - w / 2,
    y: -(sill + h),
    w,
    h,
    sash,
    head,
    balcony: character.balcony && sill === 0,
    ...extra,
  }
}

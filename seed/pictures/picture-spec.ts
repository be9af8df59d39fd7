export const HOUSE_STYLES = [
  'stepped-gable',
  'maison-de-maitre',
  'art-nouveau',
  'terrace',
  'modern-villa',
  'villa',
  'farmhouse',
  'apartment-block',
  'studio-block',
  'shopfront',
  'garages',
  'building-plot',
  'spanish-villa',
  'spanish-apartments',
  'town-block',
  'office',
] as const
export type HouseStyle = (typeof HOUSE_STYLES)[number]

/** `detail` is a close crop: the front door with its number plate, or a balcony. */
export const SCENES = [
  'street',
  'garden',
  'living',
  'kitchen',
  'bedroom',
  'bathroom',
  'plan',
  'detail',
] as const
export type Scene = (typeof SCENES)[number]

export type HouseSpec = {
  kind: 'house'
  style: HouseStyle
  seed: number
  scene: Scene
  /** Storeys under the roof, ground floor included; the style decides when absent. */
  storeys?: number
  bedrooms?: number
  hasGarden?: boolean
  pool?: boolean
}

export type StreetscapeSpec = {
  kind: 'streetscape'
  seed: number
  time: 'morning' | 'golden' | 'dusk' | 'winter'
  ratio: '21:9' | '3:2' | '4:5'
}

export type ProjectSpec = {
  kind: 'project'
  seed: number
  storeys: number
  units: number
  scene: 'street' | 'courtyard' | 'site' | 'plan'
}

/** Rooms that are drawn all around. */
export const PANORAMA_ROOMS = ['living', 'kitchen'] as const

export type PanoramaSpec = {
  kind: 'panorama'
  room: (typeof PANORAMA_ROOMS)[number]
  seed: number
}

export const SERVICE_TOPICS = [
  'sales',
  'lettings',
  'management',
  'syndic',
  'valuation',
  'team-office',
] as const
export type ServiceTopic = (typeof SERVICE_TOPICS)[number]

export type PictureSpec =
  | HouseSpec
  | { kind: 'portrait'; seed: number }
  | StreetscapeSpec
  | ProjectSpec
  | PanoramaSpec
  | { kind: 'closed'; seed: number }
  | { kind: 'service'; topic: ServiceTopic }

/** A drawn picture; width and height in SVG user units. */
export type Picture = { svg: string; width: number; height: number }

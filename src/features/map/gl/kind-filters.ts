import type { ExpressionSpecification as Expression } from 'maplibre-gl'

/** Keeps what is of one of these kinds in the tiles of the streets. */
export const isKind = (...kinds: string[]): Expression => [
  'in',
  ['get', 'kind'],
  ['literal', kinds],
]

/** Keeps what has this shape; one kind may come in several. */
export const isShape = (shape: 'Point' | 'LineString' | 'Polygon'): Expression => [
  '==',
  ['geometry-type'],
  shape,
]

import { useMemo } from 'react'
import type { Map as GlMap } from 'maplibre-gl'
import { circleAround } from '@/domain/places/cluster-points'
import { displacementM } from '@/domain/places/location'
import type { MapPoint } from '../map-point'
import { overlays } from './ground-style'
import { useMapView, useRings } from './use-gl-map'

/** From this zoom on, circles around moved points are large enough to be seen. */
const circleZoomMin = 10.5
const circleCorners = 48

/** Homes whose address is not shown lie somewhere in these circles. */
export function SoftCircles({ map, points }: { map: GlMap; points: readonly MapPoint[] }) {
  const { zoom, bounds } = useMapView(map)
  const rings = useMemo(() => {
    if (zoom < circleZoomMin) return []
    const { west, south, east, north } = bounds
    return points
      .filter(({ isApproximate }) => isApproximate)
      .filter(({ lat, lng }) => lat > south && lat < north && lng > west && lng < east)
      .map((point) => circleAround(point, displacementM.max, circleCorners))
  }, [points, zoom, bounds])
  useRings(map, overlays.soft, rings)
  return null
}

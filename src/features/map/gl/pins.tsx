import { useMemo } from 'react'
import type { Map as GlMap } from 'maplibre-gl'
import {
  boundsOf,
  clusterPoints,
  isWithin,
  type GeoBounds,
  type PointCluster,
} from '@/domain/places/cluster-points'
import { fillIn } from '@/ui/template'
import type { ListMapTexts } from '../list-map-texts'
import type { MapPoint } from '../map-point'
import { GlMarker } from './gl-marker'
import styles from './moving-map.module.css'
import { toBox } from './start-map'
import { useMapView } from './use-gl-map'

type PinsProps = {
  map: GlMap
  points: readonly MapPoint[]
  texts: Pick<ListMapTexts, 'cluster' | 'several' | 'approximate'>
  /** Path of the home whose card is pointed at in the list. */
  markedPath: string | null
  /** Ids of the homes whose card is open on the map. */
  openIds: readonly number[]
  /** Every home by itself, except those at one spot; without it, near ones stand together. */
  isApart?: boolean
  /** Address of a picture that marks a home in place of its price. */
  marker?: string | null
  onPoint: (points: readonly MapPoint[]) => void
  /** Homes at one spot were asked for by this pin. */
  onOpen: (points: readonly MapPoint[], pin: HTMLElement) => void
}

/** Pixels within which homes are drawn as one: near ones, and those that no finger could part. */
const radiusPx = { near: 72, apart: 6 } as const
/** Degrees: homes of one building, however far the map is zoomed in. */
const sameSpot = 0.0001

/** Of the width and the height of the map: as far beyond its edges pins are drawn, to slide in. */
const marginShare = 0.1

function widen({ west, south, east, north }: GeoBounds, share: number): GeoBounds {
  const [lng, lat] = [(east - west) * share, (north - south) * share]
  return { west: west - lng, south: south - lat, east: east + lng, north: north + lat }
}

/** Clusters that stand in view or near it, whatever the visitor does with the map. */
function useClusters(map: GlMap, points: readonly MapPoint[], isApart: boolean) {
  const { zoom, bounds } = useMapView(map)
  const step = Math.floor(zoom * 2) / 2
  const clusters = useMemo(
    () => clusterPoints(points, step, isApart ? radiusPx.apart : radiusPx.near),
    [points, step, isApart],
  )
  return clusters
    .filter(({ center }) => isWithin(center, widen(bounds, marginShare)))
    .map((cluster) => ({ ...cluster, isInView: isWithin(cluster.center, bounds) }))
}

function isOneSpot({ points }: PointCluster<MapPoint>): boolean {
  const bounds = boundsOf(points)
  if (!bounds) return true
  return bounds.east - bounds.west < sameSpot && bounds.north - bounds.south < sameSpot
}

function nameOf(
  { price, title, place, isApproximate }: MapPoint,
  texts: Pick<ListMapTexts, 'approximate'>,
): string {
  return [price, title, place, isApproximate && texts.approximate].filter(Boolean).join(', ')
}

function classOf(isGroup: boolean, isApart: boolean, marker: string | null): string | undefined {
  if (isGroup) return styles.cluster
  if (marker !== null) return styles.marker
  return isApart ? styles.dot : styles.pin
}

/** What is written on a single pin: prices lie on each other where near homes stand apart. */
function faceOf(price: string, isApart: boolean, marker: string | null) {
  if (marker !== null) return <img alt="" src={marker} />
  return isApart ? null : price
}

/** Homes as prices and groups of homes as numbers, each a button. */
export function Pins(props: PinsProps) {
  const { map, points, texts, markedPath, openIds, onPoint, onOpen } = props
  const { isApart = false, marker = null } = props
  const clusters = useClusters(map, points, isApart)

  function choose(cluster: PointCluster<MapPoint>, pin: HTMLElement) {
    const bounds = boundsOf(cluster.points)
    const isOpened = isOneSpot(cluster) || map.getZoom() >= map.getMaxZoom() - 0.01
    if (isOpened || !bounds) onOpen(cluster.points, pin)
    else {
      map.fitBounds(toBox(bounds), { padding: 80, maxZoom: map.getMaxZoom() })
      // The group falls apart; the focus of a keyboard would be lost with it.
      if (pin.matches(':focus')) map.getCanvas().focus({ preventScroll: true })
    }
  }

  return clusters.map((cluster) => {
    const [home, ...others] = cluster.points
    if (!home) return null
    const isGroup = others.length > 0
    const count = cluster.points.length
    const groupText = isOneSpot(cluster) ? texts.several : texts.cluster
    const isMarked = cluster.points.some(
      ({ href, id }) => href === markedPath || openIds.includes(id),
    )
    return (
      <GlMarker at={cluster.center} height={isMarked ? 2 : 1} key={`${home.id} ${count}`} map={map}>
        <button
          aria-label={isGroup ? fillIn(groupText, { count }) : nameOf(home, texts)}
          className={classOf(isGroup, isApart, marker)}
          data-approximate={(!isGroup && home.isApproximate) || undefined}
          data-marked={isMarked || undefined}
          onBlur={() => onPoint([])}
          onClick={(event) => choose(cluster, event.currentTarget)}
          onFocus={() => onPoint(cluster.points)}
          onPointerEnter={() => onPoint(cluster.points)}
          onPointerLeave={() => onPoint([])}
          // A focus beyond the edge would scroll the map away under its own frame.
          tabIndex={cluster.isInView ? undefined : -1}
          type="button"
        >
          {isGroup ? count : faceOf(home.price, isApart, marker)}
        </button>
      </GlMarker>
    )
  })
}

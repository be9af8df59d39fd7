import { useEffect, useMemo } from 'react'
import type { Map as GlMap } from 'maplibre-gl'
import { boundsOf, circleAround, type GeoBounds } from '@/domain/places/cluster-points'
import { displacementM, type GeoPoint } from '@/domain/places/location'
import { Icon } from '@/ui/icon/icon'
import type { GroundNames, MapTexts } from '../map-texts'
import { hasStreetsAt, type Streets } from '../streets'
import { Attribution } from './attribution'
import { GlMarker } from './gl-marker'
import { overlays } from './ground-style'
import { MapLabels } from './map-labels'
import styles from './moving-map.module.css'
import { homeBounds, toBox, toFit } from './start-map'
import { useGlMap, useRings } from './use-gl-map'
import { ZoomButtons } from './zoom-buttons'

export type MovingPropertyMapProps = {
  point: GeoPoint & { isApproximate: boolean }
  names: GroundNames
  streets: Streets | null
  texts: MapTexts
  onFail: () => void
}

/** What the map shows when it opens. */
type Opening = { bounds: GeoBounds; zoomMax: number }

/** Metres around the home: the towns around it, its streets, or the whole circle it lies in. */
const aroundM = { towns: 12_000, streets: 180, circle: displacementM.max + 50 } as const

/** A home whose streets can be shown is shown from near, and any other among the towns around it. */
function openingOf(point: MovingPropertyMapProps['point'], streets: Streets | null): Opening {
  const around = (radiusM: number) => boundsOf(circleAround(point, radiusM, 8)) ?? homeBounds
  if (!streets || !hasStreetsAt(streets, point)) {
    return { bounds: around(aroundM.towns), zoomMax: 12.5 }
  }
  return point.isApproximate
    ? { bounds: around(aroundM.circle), zoomMax: 16 }
    : { bounds: around(aroundM.streets), zoomMax: 16.5 }
}

type OnMapProps = Omit<MovingPropertyMapProps, 'onFail'> & {
  map: GlMap
  /** Whether the map was opened for its streets, which may have failed before it was there. */
  hadStreets: boolean
}

function OnMap({ map, point, names, streets, hadStreets, texts }: OnMapProps) {
  const rings = useMemo(
    () => (point.isApproximate ? [circleAround(point, displacementM.max, 128)] : []),
    [point],
  )
  useRings(map, overlays.soft, rings)
  useEffect(() => {
    if (!hadStreets || streets) return
    const { bounds, zoomMax } = openingOf(point, null)
    map.fitBounds(toBox(bounds), { ...toFit(map.getContainer(), zoomMax), animate: false })
  }, [map, point, streets, hadStreets])
  return (
    <>
      <ZoomButtons map={map} texts={texts} />
      <MapLabels map={map} names={names} streets={streets} />
      <Attribution streets={streets} texts={texts} />
      {!point.isApproximate && (
        <GlMarker at={point} height={1} map={map}>
          <span className={styles.spot}>
            <Icon name="pin" size="large" />
          </span>
        </GlMarker>
      )}
    </>
  )
}

/** Where one home lies: a pin, or a circle when its address is not shown. */
export function MovingPropertyMap({ onFail, ...props }: MovingPropertyMapProps) {
  const { point, texts } = props
  const { setElement, map, streets } = useGlMap(
    {
      ...openingOf(point, props.streets),
      streets: props.streets,
      isCooperative: true,
      texts,
    },
    onFail,
  )
  return (
    <>
      <div className={styles.frame}>
        <div className={styles.canvas} ref={setElement} />
        {map ? (
          <OnMap {...props} hadStreets={props.streets !== null} map={map} streets={streets} />
        ) : (
          <p className={styles.status}>{texts.loading}</p>
        )}
      </div>
      <p className={styles.source}>{texts.source}</p>
    </>
  )
}

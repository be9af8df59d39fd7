import { useMemo } from 'react'
import type { Map as GlMap } from 'maplibre-gl'
import { boundsOf, circleAround } from '@/domain/places/cluster-points'
import { displacementM, type GeoPoint } from '@/domain/places/location'
import { Icon } from '@/ui/icon/icon'
import type { GroundNames, MapTexts } from '../map-texts'
import { GlMarker } from './gl-marker'
import { overlays } from './ground-style'
import { MapLabels } from './map-labels'
import styles from './moving-map.module.css'
import { homeBounds } from './start-map'
import { useGlMap, useRings } from './use-gl-map'
import { ZoomButtons } from './zoom-buttons'

export type MovingPropertyMapProps = {
  point: GeoPoint & { isApproximate: boolean }
  names: GroundNames
  texts: MapTexts
  onFail: () => void
}

/** Metres around the home that the map shows when it opens. */
const aroundM = 12_000

type OnMapProps = Omit<MovingPropertyMapProps, 'onFail'> & { map: GlMap }

function OnMap({ map, point, names, texts }: OnMapProps) {
  const rings = useMemo(
    () => (point.isApproximate ? [circleAround(point, displacementM.max, 64)] : []),
    [point],
  )
  useRings(map, overlays.soft, rings)
  return (
    <>
      <ZoomButtons map={map} texts={texts} />
      <MapLabels map={map} names={names} />
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
  const bounds = boundsOf(circleAround(point, aroundM, 8))
  const { setElement, map } = useGlMap(
    {
      bounds: bounds ?? homeBounds,
      zoomMax: 12.5,
      isCooperative: true,
      texts,
    },
    onFail,
  )
  return (
    <>
      <div className={styles.frame}>
        <div className={styles.canvas} ref={setElement} />
        {map ? <OnMap {...props} map={map} /> : <p className={styles.status}>{texts.loading}</p>}
      </div>
      <p className={styles.source}>{texts.source}</p>
    </>
  )
}

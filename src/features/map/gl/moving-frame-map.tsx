import type { Map as GlMap } from 'maplibre-gl'
import { mainBoundsOf } from '@/domain/places/cluster-points'
import type { FrameItem, FrameMessage } from '../frame-message'
import type { FrameMapTexts } from '../frame-map-texts'
import type { GroundNames } from '../map-texts'
import type { Streets } from '../streets'
import { Attribution } from './attribution'
import { MapLabels } from './map-labels'
import styles from './moving-map.module.css'
import { Pins } from './pins'
import { PointCard } from './point-card'
import { SoftCircles } from './soft-circles'
import { homeBounds, openZoomMax } from './start-map'
import { useGlMap } from './use-gl-map'
import { useOpenHomes } from './use-open-homes'
import { ZoomButtons } from './zoom-buttons'

export type MovingFrameMapProps = Pick<FrameMessage, 'infoMessage' | 'mapType' | 'marker'> & {
  items: readonly FrameItem[]
  names: GroundNames
  streets: Streets | null
  texts: FrameMapTexts
  onFail: () => void
}

/** There is no list beside the map whose cards could be marked. */
const markNothing = () => undefined

function OnMap({ map, ...props }: MovingFrameMapProps & { map: GlMap }) {
  const { items, infoMessage, mapType, marker, names, streets, texts } = props
  const { open, show, close } = useOpenHomes(map)
  return (
    <>
      {infoMessage && <p className={styles.info}>{infoMessage}</p>}
      <ZoomButtons map={map} texts={texts} />
      <MapLabels map={map} names={names} streets={streets} />
      <SoftCircles map={map} points={items} />
      <Pins
        isApart={mapType === 'points'}
        map={map}
        markedPath={null}
        marker={marker}
        onOpen={show}
        onPoint={markNothing}
        openIds={open.map(({ id }) => id)}
        points={items}
        texts={texts}
      />
      <Attribution streets={streets} texts={texts} />
      <PointCard isFramed onClose={close} points={open} texts={texts} />
    </>
  )
}

/** The homes that a page sent, on a map that fills its frame. */
export function MovingFrameMap(props: MovingFrameMapProps) {
  const { items, texts, onFail } = props
  const { setElement, map, streets } = useGlMap(
    {
      bounds: mainBoundsOf(items) ?? homeBounds,
      zoomMax: openZoomMax(props.streets),
      streets: props.streets,
      // The page around the frame must scroll on under a wheel or finger.
      isCooperative: true,
      texts,
    },
    onFail,
  )
  return (
    <div className={styles.frame}>
      <div className={styles.canvas} ref={setElement} />
      {map ? (
        <OnMap {...props} map={map} streets={streets} />
      ) : (
        <p className={styles.status}>{texts.loading}</p>
      )}
    </div>
  )
}

import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { Map as GlMap } from 'maplibre-gl'
import {
  boundsOf,
  circleAround,
  mainBoundsOf,
  type GeoBounds,
} from '@/domain/places/cluster-points'
import { displacementM } from '@/domain/places/location'
import { buildListSearchHref } from '@/domain/routes/build-path'
import type { SearchCriteria } from '@/domain/search/search-criteria'
import { fillIn } from '@/ui/template'
import type { ListMapTexts } from '../list-map-texts'
import type { MapAnswer, MapPoint } from '../map-point'
import type { GroundNames } from '../map-texts'
import { AreaBar } from './area-bar'
import { overlays } from './ground-style'
import { markCards, watchCards } from './list-marks'
import { MapLabels } from './map-labels'
import styles from './moving-map.module.css'
import { Pins } from './pins'
import { PointCard } from './point-card'
import { useGlMap, useMapView, useRings } from './use-gl-map'
import { ZoomButtons } from './zoom-buttons'

export type MovingListMapProps = {
  answer: MapAnswer
  /** Homes in the list, with and without a point. */
  total: number
  criteria: SearchCriteria
  /** Address of the list without its query. */
  pathname: string
  /** Where places are picked without a pointer. */
  placesHref: string
  /** Id of the element that holds the cards of the list. */
  listId: string
  names: GroundNames
  texts: ListMapTexts
  onFail: () => void
}

/** Belgium and Luxembourg: what is shown where no home has a place. */
const home: GeoBounds = { west: 2.5, south: 49.45, east: 6.5, north: 51.5 }

/** From this zoom on, circles around moved points are large enough to be seen. */
const circleZoomMin = 10.5
const circleCorners = 48

function useMarks(listId: string) {
  const [markedPath, setMarkedPath] = useState<string | null>(null)
  useEffect(() => {
    const list = document.getElementById(listId)
    return list ? watchCards(list, setMarkedPath) : undefined
  }, [listId])
  const mark = useCallback(
    (points: readonly MapPoint[]) => {
      const list = document.getElementById(listId)
      if (!list) return
      markCards(
        list,
        points.map(({ href }) => href),
      )
    },
    [listId],
  )
  return { markedPath, mark }
}

/** Homes whose address is not shown lie somewhere in these circles. */
function SoftCircles({ map, points }: { map: GlMap; points: readonly MapPoint[] }) {
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

function OnMap({ map, ...props }: MovingListMapProps & { map: GlMap }) {
  const { answer, criteria, pathname, listId, names, texts } = props
  const { points } = answer
  const [open, setOpen] = useState<readonly MapPoint[]>([])
  const { markedPath, mark } = useMarks(listId)
  /** The pin that was pressed, where the focus goes back to. */
  const opener = useRef<HTMLElement | null>(null)
  const show = useCallback((homes: readonly MapPoint[], pin: HTMLElement) => {
    opener.current = pin
    setOpen(homes)
  }, [])
  const close = useCallback(() => {
    setOpen([])
    const pin = opener.current
    const target = pin?.isConnected ? pin : map.getCanvas()
    target.focus({ preventScroll: true })
  }, [map])
  const [first] = open
  return (
    <>
      <AreaBar
        area={criteria.area}
        hrefOfArea={(area) =>
          buildListSearchHref(pathname, { ...criteria, area, page: 1, view: 'map' })
        }
        map={map}
        points={points}
        texts={texts}
      />
      <ZoomButtons map={map} texts={texts} />
      <MapLabels map={map} names={names} />
      <SoftCircles map={map} points={points} />
      <Pins
        map={map}
        markedPath={markedPath}
        onOpen={show}
        onPoint={mark}
        openIds={open.map(({ id }) => id)}
        points={points}
        texts={texts}
      />
      {first && (
        <PointCard
          approximateText={texts.approximate}
          closeText={texts.close}
          label={open.length > 1 ? fillIn(texts.several, { count: open.length }) : first.title}
          onClose={close}
          points={open}
        />
      )}
    </>
  )
}

/** The homes of a result on a map that can be moved, drawn on and read by keyboard. */
export function MovingListMap(props: MovingListMapProps) {
  const { answer, total, criteria, placesHref, texts, onFail } = props
  const { setElement, map } = useGlMap(
    {
      bounds: (criteria.area ? boundsOf(criteria.area) : mainBoundsOf(answer.points)) ?? home,
      zoomMax: 11,
      isCooperative: window.matchMedia('(pointer: coarse)').matches,
      texts,
    },
    onFail,
  )
  const unplaced = total - answer.total
  const shown = answer.points.length
  return (
    <>
      <div className={styles.frame}>
        <div className={styles.canvas} ref={setElement} />
        {map ? <OnMap {...props} map={map} /> : <p className={styles.status}>{texts.loading}</p>}
      </div>
      <p className={styles.source}>
        <span>{texts.source}</span>
        {shown < answer.total && <span>{fillIn(texts.cut, { count: shown })}</span>}
        {unplaced > 0 && <span>{fillIn(texts.unplaced, { count: unplaced })}</span>}
        <a href={placesHref}>{texts.choosePlaces}</a>
      </p>
    </>
  )
}

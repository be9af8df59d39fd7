import { useCallback, useEffect, useState } from 'react'
import type { Map as GlMap } from 'maplibre-gl'
import { boundsOf, isWithin, mainBoundsOf } from '@/domain/places/cluster-points'
import { buildListSearchHref } from '@/domain/routes/build-path'
import type { SearchCriteria } from '@/domain/search/search-criteria'
import { Button } from '@/ui/button/button'
import { fillIn } from '@/ui/template'
import type { ListMapTexts } from '../list-map-texts'
import type { MapAnswer, MapPoint } from '../map-point'
import type { GroundNames } from '../map-texts'
import type { Streets } from '../streets'
import { AreaBar } from './area-bar'
import { Attribution } from './attribution'
import { markCards, watchCards } from './list-marks'
import { MapLabels } from './map-labels'
import styles from './moving-map.module.css'
import { Pins } from './pins'
import { PointCard } from './point-card'
import { SoftCircles } from './soft-circles'
import { homeBounds, openZoomMax, toBox } from './start-map'
import { useGlMap, useMapView } from './use-gl-map'
import { useOpenHomes } from './use-open-homes'
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
  streets: Streets | null
  texts: ListMapTexts
  onFail: () => void
}

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

function OnMap({ map, ...props }: MovingListMapProps & { map: GlMap }) {
  const { answer, criteria, pathname, listId, names, streets, texts } = props
  const { points } = answer
  const { markedPath, mark } = useMarks(listId)
  const { open, show, close } = useOpenHomes(map)
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
      <MapLabels map={map} names={names} streets={streets} />
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
      <Attribution streets={streets} texts={texts} />
      <PointCard onClose={close} points={open} texts={texts} />
    </>
  )
}

/** Says how many homes the map does not show just now, and brings them all into view. */
function ShowAll({ map, points, text }: { map: GlMap; points: readonly MapPoint[]; text: string }) {
  const { bounds } = useMapView(map)
  const all = boundsOf(points)
  const outside = points.filter((point) => !isWithin(point, bounds)).length
  if (all === null || outside === 0) return null
  return (
    <Button
      onClick={() => map.fitBounds(toBox(all), { padding: 48, maxZoom: map.getMaxZoom() })}
      size="small"
      variant="text"
    >
      {fillIn(text, { count: outside })}
    </Button>
  )
}

/** The homes of a result on a map that can be moved, drawn on and read by keyboard. */
export function MovingListMap(props: MovingListMapProps) {
  const { answer, total, criteria, placesHref, texts, onFail } = props
  const { setElement, map, streets } = useGlMap(
    {
      bounds: (criteria.area ? boundsOf(criteria.area) : mainBoundsOf(answer.points)) ?? homeBounds,
      zoomMax: openZoomMax(props.streets),
      streets: props.streets,
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
        {map ? (
          <OnMap {...props} map={map} streets={streets} />
        ) : (
          <p className={styles.status}>{texts.loading}</p>
        )}
      </div>
      <p className={styles.source}>
        <span>{texts.source}</span>
        {shown < answer.total && <span>{fillIn(texts.cut, { count: shown })}</span>}
        {unplaced > 0 && <span>{fillIn(texts.unplaced, { count: unplaced })}</span>}
        {map && <ShowAll map={map} points={answer.points} text={texts.showAll} />}
        <a href={placesHref}>{texts.choosePlaces}</a>
      </p>
    </>
  )
}

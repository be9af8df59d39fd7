import { useCallback, useMemo, useState } from 'react'
import type { Map as GlMap } from 'maplibre-gl'
import { toBoundsRing } from '@/domain/places/cluster-points'
import type { GeoPoint } from '@/domain/places/location'
import type { PlanePoint } from '@/domain/places/thin-line'
import { isInRing } from '@/domain/places/ring'
import type { SearchArea } from '@/domain/search/search-area'
import { Button } from '@/ui/button/button'
import { ButtonLink } from '@/ui/button/button-link'
import { fillIn } from '@/ui/template'
import type { ListMapTexts } from '../list-map-texts'
import { DrawLayer } from './draw-layer'
import { overlays } from './ground-style'
import styles from './moving-map.module.css'
import { useMapView, useRings } from './use-gl-map'

type AreaBarProps = {
  map: GlMap
  points: readonly GeoPoint[]
  /** The area that the list is narrowed to. */
  area: SearchArea | null
  hrefOfArea: (area: SearchArea) => string
  texts: ListMapTexts
}

/** The ways to narrow the list to a part of the map. All end in a link, whose address says it all. */
export function AreaBar({ map, points, area, hrefOfArea, texts }: AreaBarProps) {
  const view = useMapView(map)
  const [firstKey] = useState(view.key)
  const [isDrawing, setIsDrawing] = useState(false)
  const [drawn, setDrawn] = useState<SearchArea | null>(null)
  const shown = drawn ?? area
  const rings = useMemo(() => (shown ? [shown] : []), [shown])
  useRings(map, overlays.area, rings)
  const stopDrawing = useCallback(() => setIsDrawing(false), [])

  function takeArea(corners: readonly PlanePoint[]) {
    setIsDrawing(false)
    setDrawn(
      corners.map(([x, y]) => {
        const { lat, lng } = map.unproject([x, y])
        return { lat, lng }
      }),
    )
  }

  if (isDrawing) return <DrawLayer onCancel={stopDrawing} onDrawn={takeArea} texts={texts} />
  if (drawn) {
    const count = points.filter((point) => isInRing(point, drawn)).length
    return (
      <div className={styles.bar}>
        <p role="status">{fillIn(texts.drawn, { count })}</p>
        <ButtonLink href={hrefOfArea(drawn)} size="small">
          {texts.showDrawn}
        </ButtonLink>
        <Button onClick={() => setDrawn(null)} size="small" variant="secondary">
          {texts.cancel}
        </Button>
      </div>
    )
  }
  return (
    <div className={styles.bar}>
      <Button icon="edit" onClick={() => setIsDrawing(true)} size="small" variant="secondary">
        {texts.draw}
      </Button>
      {view.key !== firstKey && (
        <ButtonLink href={hrefOfArea(toBoundsRing(view.bounds))} size="small">
          {texts.searchHere}
        </ButtonLink>
      )}
    </div>
  )
}

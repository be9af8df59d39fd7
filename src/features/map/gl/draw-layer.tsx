import { useEffect, useRef, useState, type PointerEvent } from 'react'
import { toRingCorners, type PlanePoint } from '@/domain/places/thin-line'
import { areaCorners } from '@/domain/search/search-area'
import { Button } from '@/ui/button/button'
import type { DrawTexts } from '../list-map-texts'
import styles from './moving-map.module.css'

type DrawLayerProps = {
  texts: DrawTexts
  /** Corners in pixels of the map. */
  onDrawn: (corners: readonly PlanePoint[]) => void
  onCancel: () => void
}

/** A pointer that moves less far than this, in pixels, has tapped a corner. */
const dragPxMin = 12
/** Smallest area that is worth a search, in square pixels. */
const areaMinPx2 = 900

function toPoint(event: PointerEvent<HTMLElement>): PlanePoint {
  const box = event.currentTarget.getBoundingClientRect()
  return [event.clientX - box.left, event.clientY - box.top]
}

function isNear([ax, ay]: PlanePoint, [bx, by]: PlanePoint, distance: number): boolean {
  return Math.hypot(ax - bx, ay - by) < distance
}

/** What lies over the map while an area is drawn: by one stroke around it, or by its corners. */
export function DrawLayer({ texts, onDrawn, onCancel }: DrawLayerProps) {
  const [points, setPoints] = useState<PlanePoint[]>([])
  const [isTooSmall, setIsTooSmall] = useState(false)
  /** Where the stroke in progress began, and whether it has gone far enough to be one. */
  const stroke = useRef<{ from: PlanePoint; isDrag: boolean } | null>(null)

  useEffect(() => {
    const cancel = (event: KeyboardEvent) => event.key === 'Escape' && onCancel()
    document.addEventListener('keydown', cancel)
    return () => document.removeEventListener('keydown', cancel)
  }, [onCancel])

  function finish(drawn: readonly PlanePoint[]) {
    const corners = toRingCorners(drawn, { cornersMax: areaCorners.max, areaMinPx2 })
    setPoints([])
    setIsTooSmall(corners === null)
    if (corners) onDrawn(corners)
  }

  function begin(event: PointerEvent<HTMLElement>) {
    event.currentTarget.setPointerCapture(event.pointerId)
    stroke.current = { from: toPoint(event), isDrag: false }
  }

  function move(event: PointerEvent<HTMLElement>) {
    if (!stroke.current) return
    const point = toPoint(event)
    const { from } = stroke.current
    if (stroke.current.isDrag) setPoints((before) => [...before, point])
    else if (!isNear(point, from, dragPxMin)) {
      stroke.current.isDrag = true
      setPoints([from, point])
    }
  }

  function end(event: PointerEvent<HTMLElement>) {
    const ended = stroke.current
    stroke.current = null
    if (!ended) return
    const [first] = points
    const isClosed = first !== undefined && points.length > 2 && isNear(first, ended.from, 24)
    if (ended.isDrag || isClosed) finish(points)
    else setPoints([...points, toPoint(event)])
  }

  return (
    <div className={styles.draw}>
      <div
        className={styles.paper}
        data-testid="map-paper"
        onPointerCancel={() => (stroke.current = null)}
        onPointerDown={begin}
        onPointerMove={move}
        onPointerUp={end}
        role="presentation"
      >
        <svg aria-hidden="true" className={styles.ink}>
          <polygon points={points.map((point) => point.join(',')).join(' ')} />
          {points.length < 20 &&
            points.map(([x, y]) => <circle cx={x} cy={y} key={`${x} ${y}`} r="5" />)}
        </svg>
      </div>
      <div className={styles.bar}>
        <p role="status">{isTooSmall ? texts.drawTooSmall : texts.drawHint}</p>
        {points.length > 2 && (
          <Button onClick={() => finish(points)} size="small">
            {texts.done}
          </Button>
        )}
        <Button onClick={onCancel} size="small" variant="secondary">
          {texts.cancel}
        </Button>
      </div>
    </div>
  )
}

import { useCallback, useRef, useState } from 'react'
import type { Map as GlMap } from 'maplibre-gl'
import type { MapPoint } from '../map-point'

/** The homes whose card is open on the map, and the pin to which the focus goes back. */
export function useOpenHomes(map: GlMap) {
  const [open, setOpen] = useState<readonly MapPoint[]>([])
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
  return { open, show, close }
}

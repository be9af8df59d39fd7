import { useEffect, useState, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { Marker, type Map as GlMap } from 'maplibre-gl'
import type { GeoPoint } from '@/domain/places/location'

type GlMarkerProps = {
  map: GlMap
  at: GeoPoint
  /** What lies higher covers what lies lower; names 0, pins 1, the pin in question 2. */
  height: 0 | 1 | 2
  children: ReactNode
}

/** Something of the page that stands at a point of the map and moves along with it. */
export function GlMarker({ map, at: { lat, lng }, height, children }: GlMarkerProps) {
  const [marker] = useState(() => new Marker({ element: document.createElement('div') }))
  useEffect(() => {
    marker.setLngLat([lng, lat]).addTo(map)
    return () => {
      marker.remove()
    }
  }, [map, marker, lat, lng])
  useEffect(() => {
    marker.getElement().style.zIndex = String(height)
  }, [marker, height])
  return createPortal(children, marker.getElement())
}

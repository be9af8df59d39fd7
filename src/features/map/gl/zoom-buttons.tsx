import type { Map as GlMap } from 'maplibre-gl'
import { IconButton } from '@/ui/icon-button/icon-button'
import type { MapTexts } from '../map-texts'
import styles from './moving-map.module.css'
import { useMapView } from './use-gl-map'

export function ZoomButtons({ map, texts }: { map: GlMap; texts: MapTexts }) {
  const { zoom } = useMapView(map)
  return (
    <div className={styles.zoom}>
      <IconButton
        disabled={zoom >= map.getMaxZoom()}
        icon="plus"
        label={texts.zoomIn}
        look="outline"
        onClick={() => map.zoomIn()}
      />
      <IconButton
        disabled={zoom <= map.getMinZoom()}
        icon="minus"
        label={texts.zoomOut}
        look="outline"
        onClick={() => map.zoomOut()}
      />
    </div>
  )
}

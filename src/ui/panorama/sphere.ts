import { Viewer } from '@photo-sphere-viewer/core'
import '@photo-sphere-viewer/core/index.css'
import type { PanoramaMove } from './panorama-moves'

export type Sphere = { move: (move: PanoramaMove) => void; close: () => void }

type SphereStart = {
  /** Address of the picture. */
  src: string
  /** Nothing moves on after the hand has left it. */
  isCalm: boolean
  onReady: () => void
  /** The picture could not be loaded. */
  onFail: () => void
}

const radians = Math.PI / 180
/** Of the 100 steps between far and near that the library knows. */
const zoomStep = 10
/** Degrees that are seen at the nearest and the farthest; nearer, the pixels would show. */
const fieldDeg = { min: 40, max: 95 } as const

/**
 * Shows a picture from inside, to be turned by mouse, finger or `move`. It never turns by itself.
 *
 * @throws Error when the browser cannot draw it
 */
export function openSphere(container: HTMLElement, start: SphereStart): Sphere {
  const { src, isCalm, onReady, onFail } = start
  const viewer = new Viewer({
    container,
    panorama: src,
    minFov: fieldDeg.min,
    maxFov: fieldDeg.max,
    defaultZoomLvl: 0,
    moveInertia: isCalm ? false : 0.8,
    // The dialog around it has controls and keys of its own, in the language of the page.
    navbar: false,
    keyboard: false,
    // Said by the dialog too; the library's own words are English.
    lang: { loading: '' },
  })
  // The library wants the focus for keys that it is not asked to listen to.
  viewer.container.removeAttribute('tabindex')
  viewer.addEventListener('ready', onReady, { once: true })
  viewer.addEventListener('panorama-error', onFail, { once: true })
  return {
    move: (move) => {
      if (move.kind === 'zoom') {
        viewer.zoom(viewer.getZoomLevel() + move.steps * zoomStep)
        return
      }
      const { yaw, pitch } = viewer.getPosition()
      viewer.rotate({
        yaw: yaw + move.rightDeg * radians,
        pitch: pitch + move.upDeg * radians,
      })
    },
    close: () => viewer.destroy(),
  }
}

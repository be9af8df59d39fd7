import { lightAt, type TimeOfDay } from './core/light'
import { lookOf } from './core/look'
import { createRandom } from './core/prng'
import { createPen, type Pen } from './core/sheet'
import type { Picture, PictureSpec, ProjectSpec } from './picture-spec'
import { drawPanorama } from './panoramas/panorama'
import { PANORAMA_SIZE } from './panoramas/sphere'
import { drawPlanSheet, plansFor } from './plans/draw-plan'
import { drawPortrait } from './portraits/portrait'
import { drawClosed } from './scenes/closed'
import { HEIGHT, WIDTH } from './scenes/frame'
import { drawHouse } from './scenes/house'
import { drawProject, projectLook, PROJECT_SIZE } from './scenes/project'
import { drawStreetscape, STREETSCAPE_SIZES } from './scenes/streetscape'
import { drawService } from './services/services'

type Size = { width: number; height: number }

const HOUSE: Size = { width: WIDTH, height: HEIGHT }
const PORTRAIT: Size = { width: 1200, height: 1500 }

const sheetOf = (size: Size, pen: Pen, content: string): Picture => ({
  ...size,
  svg: `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}" viewBox="0 0 ${size.width} ${size.height}"><defs>${pen.sheet.definitions()}</defs>${content}</svg>`,
})

const drawn = (size: Size, key: string, time: TimeOfDay, draw: (pen: Pen) => string): Picture => {
  const pen = createPen(key, lightAt(time))
  return sheetOf(size, pen, draw(pen))
}

const projectPicture = (spec: ProjectSpec): Picture => {
  const random = createRandom(`project:${spec.seed}`)
  const time = random.pick(['morning', 'noon', 'noon', 'golden'] as const)
  const key = `project:${spec.seed}:${spec.scene}`
  if (spec.scene !== 'plan') return drawn(PROJECT_SIZE, key, time, (pen) => drawProject(pen, spec))
  const look = projectLook(spec)
  const bedrooms = random.int(1, 3)
  return drawn(HOUSE, key, time, () =>
    drawPlanSheet(plansFor(look, bedrooms), look.accent, (spec.seed * 47) % 360),
  )
}

/**
 * Draws a picture as SVG. The same spec always gives the same SVG, without fonts or outside files.
 * Sizes in user units: houses, closed façades, services and plans 1600 × 1200, portraits
 * 1200 × 1500, projects 1800 × 1200, panoramas 4000 × 2000, streetscapes by ratio 2100 × 900, 1800 × 1200 or 1200 × 1500.
 */
export const drawPicture = (spec: PictureSpec): Picture => {
  switch (spec.kind) {
    case 'house': {
      const look = lookOf(spec.style, spec.seed, spec.storeys)
      return drawn(HOUSE, `${look.key}:${spec.scene}`, look.time, (pen) =>
        drawHouse(pen, look, spec),
      )
    }
    case 'portrait':
      return drawn(PORTRAIT, `portrait:${spec.seed}`, 'noon', (pen) => drawPortrait(pen, spec.seed))
    case 'streetscape':
      return drawn(
        STREETSCAPE_SIZES[spec.ratio],
        `streetscape:${spec.seed}:${spec.ratio}`,
        spec.time,
        (pen) => drawStreetscape(pen, spec),
      )
    case 'project':
      return projectPicture(spec)
    case 'panorama':
      return drawn(PANORAMA_SIZE, `panorama:${spec.room}:${spec.seed}`, 'noon', () =>
        drawPanorama(spec),
      )
    case 'closed':
      return drawn(HOUSE, `closed:${spec.seed}`, 'overcast', (pen) => drawClosed(pen, spec.seed))
    case 'service':
      return drawn(HOUSE, `service:${spec.topic}`, 'noon', (pen) => drawService(pen, spec.topic))
  }
}

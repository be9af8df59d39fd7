import { writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import { drawPicture } from './draw-picture'
import { HOUSE_STYLES, SERVICE_TOPICS, type PictureSpec } from './picture-spec'
import { rasterise } from './rasterise'

const COLUMNS = 5
const CELL = { width: 400, height: 300 }
const GAP = 16

const fortySpecs = (): readonly PictureSpec[] => [
  ...HOUSE_STYLES.map((style, index): PictureSpec => ({
    kind: 'house',
    style,
    seed: index + 1,
    scene: 'street',
  })),
  ...(['garden', 'living', 'kitchen', 'bedroom', 'bathroom', 'plan', 'detail'] as const).map(
    (scene): PictureSpec => ({ kind: 'house', style: 'maison-de-maitre', seed: 2, scene }),
  ),
  { kind: 'house', style: 'modern-villa', seed: 5, scene: 'garden', pool: true },
  { kind: 'portrait', seed: 1 },
  { kind: 'portrait', seed: 2 },
  { kind: 'streetscape', seed: 1, time: 'golden', ratio: '21:9' },
  { kind: 'streetscape', seed: 2, time: 'dusk', ratio: '3:2' },
  { kind: 'project', seed: 1, storeys: 5, units: 18, scene: 'street' },
  { kind: 'project', seed: 1, storeys: 5, units: 18, scene: 'courtyard' },
  { kind: 'project', seed: 1, storeys: 5, units: 30, scene: 'site' },
  { kind: 'project', seed: 1, storeys: 5, units: 18, scene: 'plan' },
  { kind: 'closed', seed: 1 },
  { kind: 'closed', seed: 4 },
  ...SERVICE_TOPICS.map((topic): PictureSpec => ({ kind: 'service', topic })),
]

/** Writes forty pictures on one sheet, to judge the series at card size. */
const writeContactSheet = async (target: string): Promise<void> => {
  const specs = fortySpecs()
  const cells = []
  for (const [index, spec] of specs.entries()) {
    const picture = drawPicture(spec)
    const full = await rasterise(picture, CELL.width * 2)
    const input = await sharp(full)
      .resize(CELL.width, CELL.height, { fit: 'contain', background: '#fcfcfa' })
      .toBuffer()
    cells.push({
      input,
      left: GAP + (index % COLUMNS) * (CELL.width + GAP),
      top: GAP + Math.floor(index / COLUMNS) * (CELL.height + GAP),
    })
  }
  const rows = Math.ceil(specs.length / COLUMNS)
  const sheet = await sharp({
    create: {
      width: GAP + COLUMNS * (CELL.width + GAP),
      height: GAP + rows * (CELL.height + GAP),
      channels: 3,
      background: '#fcfcfa',
    },
  })
    .composite(cells)
    .png()
    .toBuffer()
  await writeFile(target, sheet)
}

const target = process.argv[2]
if (target === undefined) {
  process.stderr.write('Usage: npx tsx seed/pictures/contact-sheet.ts out.png\n')
  process.exitCode = 1
} else {
  await writeContactSheet(target)
}

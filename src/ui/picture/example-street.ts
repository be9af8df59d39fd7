type Street = {
  sky: string
  wall: string
  trim: string
  door: string
  floors: number
  bays: number
}

const streets: readonly Street[] = [
  { sky: '#9db6c8', wall: '#8d4334', trim: '#d9d4ca', door: '#123a8f', floors: 3, bays: 3 },
  { sky: '#e8d6bd', wall: '#e5dccb', trim: '#b4babb', door: '#5a2420', floors: 4, bays: 4 },
  { sky: '#bcced8', wall: '#bd8350', trim: '#ece5d8', door: '#20262b', floors: 3, bays: 3 },
  { sky: '#d6d9e3', wall: '#b5573d', trim: '#c9ccca', door: '#20453a', floors: 5, bays: 4 },
]

const left = 440
const houseWidth = 720
const ground = 1000

function drawWindows({ floors, bays, trim, door }: Street, top: number): string {
  const bay = houseWidth / bays
  const storey = (ground - top) / floors
  return Array.from({ length: floors * bays }, (_, index) => {
    const x = left + (index % bays) * bay + bay * 0.24
    const y = top + Math.floor(index / bays) * storey + storey * 0.2
    const width = bay * 0.52
    const height = storey * 0.62
    const isDoor = index === floors * bays - 1
    const pane = isDoor ? door : index % 4 === 2 ? '#ecc983' : '#2d4351'
    const cross = `M${x + width / 2} ${y}v${height}M${x} ${y + height * 0.35}h${width}`
    return (
      `<path fill="${trim}" d="M${x - 16} ${y - 22}h${width + 32}v${height + (isDoor ? 90 : 44)}h-${width + 32}z"/>` +
      `<path fill="${pane}" d="M${x} ${y}h${width}v${height + (isDoor ? 68 : 0)}h-${width}z"/>` +
      (isDoor ? '' : `<path fill="none" stroke="#fcfcfa" stroke-width="9" d="${cross}"/>`)
    )
  }).join('')
}

/** Rows of pale windows, so that the neighbours stay in the background. */
function drawNeighbour(from: number, to: number, top: number): string {
  const columns = Math.floor((to - from) / 120)
  return Array.from({ length: columns * 3 }, (_, index) => {
    const x = from + 30 + (index % columns) * 120
    const y = top + 50 + Math.floor(index / columns) * 160
    return (
      `<path fill="#d8c2b8" d="M${x - 8} ${y - 10}h76v112h-76z"/>` +
      `<path fill="#8b9ba3" d="M${x} ${y}h60v92h-60z"/>` +
      `<path fill="none" stroke="#e9ddd6" stroke-width="5" d="M${x + 30} ${y}v92M${x} ${y + 32}h60"/>`
    )
  }).join('')
}

function drawStreet(street: Street): string {
  const top = ground - street.floors * 190
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 1200" preserveAspectRatio="xMidYMid slice">` +
    `<path fill="${street.sky}" d="M0 0h1600v1200H0z"/>` +
    `<path fill="#fcfcfa" opacity=".45" d="M0 420q400-60 900 60t700-20v640H0z"/>` +
    `<path fill="#c39a8c" d="M0 560h${left}v480H0zM${left + houseWidth} 500h600v540h-600z"/>` +
    drawNeighbour(0, left, 560) +
    drawNeighbour(left + houseWidth, 1600, 500) +
    `<path fill="${street.wall}" d="M${left} ${top}h${houseWidth}v${1040 - top}h-${houseWidth}z"/>` +
    `<path fill="${street.trim}" d="M${left - 24} ${top - 34}h${houseWidth + 48}v34h-${houseWidth + 48}z"/>` +
    drawWindows(street, top + 20) +
    `<path fill="#20262b" opacity=".12" d="M${left} ${top}h260L${left} ${top + 420}z"/>` +
    `<path fill="#b5b9b8" d="M0 1040h1600v64H0z"/><path fill="#6b6f76" d="M0 1104h1600v96H0z"/></svg>`
  )
}

/** A drawn street for the examples, so that they need neither network nor media library. */
export function exampleStreet(index: number): string {
  const street = streets[index % streets.length]
  return street === undefined ? '' : `data:image/svg+xml,${encodeURIComponent(drawStreet(street))}`
}

import styles from './closed-facade.module.css'

/** Left edges and tops of the windows, in the units of the drawing. */
const upperWindows = [138, 186, 234] as const
const windowTops = [86, 142] as const
const neighbourWindows = [
  [22, 132],
  [62, 132],
  [22, 186],
  [62, 186],
  [312, 116],
  [352, 116],
  [312, 172],
  [352, 172],
] as const

/** How far along the street its fronts come again; a gap between them is a side street. */
const sideStreet = 190

/** One window with both leaves of its shutters closed, under a lintel and above a sill. */
function ShutteredWindow({ x, y, height = 38 }: { x: number; y: number; height?: number }) {
  const slats = Array.from({ length: Math.floor((height - 10) / 5) }, (_, row) => y + 7 + row * 5)
  return (
    <g>
      <path
        className={styles.stone}
        d={`M${x - 2} ${y - 5}h32v5h-32zM${x - 3} ${y + height}h34v4h-34z`}
      />
      <path
        className={styles.shutter}
        d={`M${x} ${y}h13.5v${height}h-13.5zM${x + 14.5} ${y}h13.5v${height}h-13.5z`}
      />
      <path className={styles.slats} d={slats.map((top) => `M${x + 3} ${top}h8m6 0h8`).join('')} />
    </g>
  )
}

function Neighbours() {
  return (
    <>
      <path className={styles.pale} d="M-10 108h116v154H-10zM294 92h116v170H294z" />
      <path className={styles.paleRoof} d="M-10 108 4 82h88l14 26zM294 92l12-24h92l12 24z" />
      {neighbourWindows.map(([x, y]) => (
        <path className={styles.paleWindow} d={`M${x} ${y}h22v34h-22z`} key={`${x}-${y}`} />
      ))}
      <path className={styles.paleWindow} d="M38 230h24v32H38zM330 226h26v36h-26z" />
    </>
  )
}

function House() {
  return (
    <>
      <path className={styles.roof} d="M106 62 120 28h160l14 34z" />
      <path className={styles.chimney} d="M132 14h14v22h-14zM254 14h14v22h-14z" />
      <path className={styles.wall} d="M106 62h188v200H106z" />
      <path
        className={styles.bricks}
        d="M112 80h176M118 132h170M112 136h176M112 190h176M118 194h170M112 222h176M118 244h170"
      />
      <path
        className={styles.stone}
        d="M100 56h200v8H100zM106 64h188v4H106zM106 196h188v5H106zM106 250h188v12H106z"
      />
      <path className={styles.dormer} d="M184 34h32v26h-32z" />
      <path className={styles.roof} d="M180 36 200 22l20 14z" />
      <path className={styles.shutter} d="M190 40h9.5v18H190zM200.5 40h9.5v18h-9.5z" />
      {windowTops.flatMap((y) =>
        upperWindows.map((x) => <ShutteredWindow key={`${x}-${y}`} x={x} y={y} />),
      )}
      <ShutteredWindow height={34} x={138} y={212} />
      <ShutteredWindow height={34} x={234} y={212} />
      <path className={styles.stone} d="M179 204h42v58h-42z" />
      <path className={styles.door} d="M184 212h32v50h-32z" />
      <path
        className={styles.panels}
        d="M188 226h10v14h-10zM202 226h10v14h-10zM188 244h10v12h-10zM202 244h10v12h-10zM184 221h32"
      />
    </>
  )
}

/**
 * A house front with its shutters closed: stands where there is no picture to show.
 *
 * @param label empty where the words beside it say it all; it is an ornament then
 */
export function ClosedFacade({ label }: { label: string }) {
  const role = label === '' ? { 'aria-hidden': true } : { 'aria-label': label, role: 'img' }
  return (
    <svg
      {...role}
      className={styles.drawing}
      preserveAspectRatio="xMidYMax meet"
      viewBox="0 0 400 300"
    >
      <path className={styles.sky} d="M-300-200h1000v500h-1000z" />
      <circle className={styles.moon} cx="340" cy="44" r="20" />
      <path
        className={styles.cloud}
        d="M-300 96c160-22 240 20 360 0s220-26 360-4 180 2 280-4v200h-1000z"
      />
      {/* Wide places show more of the street: the same fronts again, farther along it. */}
      {[-sideStreet, sideStreet, 0].map((offset) => (
        <g key={offset} transform={`translate(${offset})`}>
          <Neighbours />
        </g>
      ))}
      <House />
      <path className={styles.pavement} d="M-300 262h1000v14h-1000z" />
      <path className={styles.street} d="M-300 276h1000v30h-1000z" />
      <path className={styles.kerb} d="M-300 276h1000" />
    </svg>
  )
}

import type { CSSProperties } from 'react'
import { classNames } from '../class-names'
import styles from './bar-chart.module.css'
import { toBars } from './to-bars'

type BarChartProps = {
  /** What is seen, in a sentence for those who do not see it; the figures stand beside it. */
  summary: string
  /** A marked bar stands out, such as that of a day which is not over yet. */
  bars: readonly { label: string; value: number; isMarked?: boolean }[]
  /** Words below the ground line, each under the bar of that place, from 0. */
  marks: readonly { at: number; text: string }[]
}

/** Where the middle of a bar lies, in percent of the width of the chart. */
function toMiddle(place: { x: number; width: number } | undefined): string {
  return place ? `${place.x + place.width / 2}%` : '0'
}

/** Bars over time, drawn on the server. The figures belong into a table beside it. */
export function BarChart({ summary, bars, marks }: BarChartProps) {
  const { bars: places, lines } = toBars(bars.map(({ value }) => value))
  return (
    <div className={styles.chart}>
      <ol aria-hidden className={styles.scale}>
        {lines.map(({ value, y }) => (
          <li key={value} style={{ insetBlockStart: `${y}%` }}>
            {value}
          </li>
        ))}
      </ol>
      <svg
        aria-label={summary}
        className={styles.drawing}
        preserveAspectRatio="none"
        role="img"
        viewBox="0 0 100 100"
      >
        {lines.map(({ value, y }) => (
          <line className={styles.line} key={value} x1="0" x2="100" y1={y} y2={y} />
        ))}
        {places.map((place, index) => (
          <g className={styles.place} key={index}>
            {/* The whole height tells its figure to a mouse: a small bar is hard to meet. */}
            <rect className={styles.ground} height="100" width={place.width} x={place.x} y="0" />
            <rect
              className={classNames(styles.bar, bars[index]?.isMarked && styles.marked)}
              {...place}
            />
            <title>{`${bars[index]?.label}: ${bars[index]?.value}`}</title>
          </g>
        ))}
      </svg>
      <ol aria-hidden className={styles.marks}>
        {marks.map(({ at, text }) => (
          <li key={at} style={{ '--at': toMiddle(places[at]) } as CSSProperties}>
            {text}
          </li>
        ))}
      </ol>
    </div>
  )
}

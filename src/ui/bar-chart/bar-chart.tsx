import styles from './bar-chart.module.css'
import { toBars } from './to-bars'

type BarChartProps = {
  /** What is seen, in a sentence for those who do not see it; the figures stand beside it. */
  summary: string
  bars: readonly { label: string; value: number }[]
  /** Words below the ground line: at its beginning, in the middle, at its end. */
  marks: readonly string[]
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
          <rect className={styles.bar} key={index} {...place}>
            <title>{`${bars[index]?.label}: ${bars[index]?.value}`}</title>
          </rect>
        ))}
      </svg>
      <p aria-hidden className={styles.marks}>
        {marks.map((mark) => (
          <span key={mark}>{mark}</span>
        ))}
      </p>
    </div>
  )
}

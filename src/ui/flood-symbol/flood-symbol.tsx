import styles from './flood-symbol.module.css'

/** The house in the water, own drawing, that a score of D asks for. */
export function FloodSymbol({ label }: { label: string }) {
  return (
    <svg aria-label={label} className={styles.symbol} role="img" viewBox="0 0 48 48">
      <path className={styles.house} d="M24 5 6 19.5h4.5V31h27V19.5H42Z" />
      <path className={styles.opening} d="M15.5 21h6v6h-6zm11 0h6v10h-6z" />
      <path
        className={styles.water}
        d="M4 33q5-4.5 10 0t10 0 10 0 10 0M4 40.5q5-4.5 10 0t10 0 10 0 10 0"
      />
    </svg>
  )
}

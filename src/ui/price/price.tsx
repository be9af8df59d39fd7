import styles from './price.module.css'

type PriceProps = {
  text: string
  /** What it is counted by, such as "/maand"; empty for most. */
  unit: string
  /** A sentence of several amounts in place of one figure. */
  isLong: boolean
}

/** What stands where a price is expected; what it is counted by is set smaller. */
export function Price({ text, unit, isLong }: PriceProps) {
  if (isLong) return <span className={styles.words}>{text}</span>
  return (
    <>
      {text}
      {unit !== '' && <span className={styles.unit}> {unit}</span>}
    </>
  )
}

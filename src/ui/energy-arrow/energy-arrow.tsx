import styles from './energy-arrow.module.css'

export type EnergyStep = {
  /** The class, such as `A++`; a dash when there is none. */
  letter: string
  /** Ground as `#RRGGBB`. */
  colour: string
  /** Of the letter; null where neither ink nor white reads on the ground. */
  ink: string | null
}

type EnergyArrowProps = EnergyStep & {
  /** The whole in words, such as "EPC-label C, 268 kWh/m² per jaar"; empty where they stand beside. */
  label: string
}

const heightPx = 24
const pointPx = 8
const letterWidthPx = 9
/** Of the letter in the square of ink. */
const white = '#ffffff'

/**
 * The energy class as a small arrow for cards. On a colour that carries no letter it stands in a square
 * of ink. Which letter reads on a colour the server knows: cards are drawn in the browser as well.
 */
export function EnergyArrow({ letter, colour, ink, label }: EnergyArrowProps) {
  const body = 15 + letter.length * letterWidthPx
  const width = body + pointPx
  const isSilent = label === ''
  return (
    <svg
      aria-hidden={isSilent || undefined}
      aria-label={isSilent ? undefined : label}
      className={styles.arrow}
      height={heightPx}
      role={isSilent ? undefined : 'img'}
      viewBox={`0 0 ${width} ${heightPx}`}
      width={width}
    >
      <path
        d={`M0 0h${body}l${pointPx} ${heightPx / 2}-${pointPx} ${heightPx / 2}H0z`}
        fill={colour}
      />
      {ink === null && <path className={styles.square} d={`M3 3h${body - 4}v18H3z`} />}
      <text
        className={styles.letter}
        fill={ink ?? white}
        textAnchor="middle"
        x={body / 2 + 1}
        y="17"
      >
        {letter}
      </text>
    </svg>
  )
}

import { contrastRatio, readableOn } from '@/domain/brand/contrast'
import styles from './energy-arrow.module.css'

type EnergyArrowProps = {
  /** The class, such as `A++`; a dash when there is none. */
  letter: string
  /** Ground as `#RRGGBB`. */
  colour: string
  /** The whole in words, such as "EPC-label C, 268 kWh/m² per jaar"; empty where they stand beside. */
  label: string
}

const heightPx = 24
const pointPx = 8
const letterWidthPx = 9
const readable = 4.5

/**
 * The energy class as a small arrow for cards. Its letter is ink or white, whichever reads better;
 * on a colour that carries neither it stands in a square of ink.
 */
export function EnergyArrow({ letter, colour, label }: EnergyArrowProps) {
  const body = 15 + letter.length * letterWidthPx
  const width = body + pointPx
  const text = readableOn(colour)
  const isSilent = label === ''
  const carries = contrastRatio(text, colour) >= readable
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
      {!carries && <path className={styles.square} d={`M3 3h${body - 4}v18H3z`} />}
      <text
        className={styles.letter}
        fill={carries ? text : readableOn('#20262b')}
        textAnchor="middle"
        x={body / 2 + 1}
        y="17"
      >
        {letter}
      </text>
    </svg>
  )
}

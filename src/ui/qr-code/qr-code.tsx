import { classNames } from '../class-names'
import styles from './qr-code.module.css'
import { toQrDrawing } from './qr-path'

type QrCodeProps = {
  /** What a phone reads, such as the address of a page. */
  value: string
  /** What the code is for, for those who cannot see it. */
  label: string
  className?: string
}

/** A text for the camera of a phone, always dark on light. */
export function QrCode({ value, label, className }: QrCodeProps) {
  const { size, path } = toQrDrawing(value)
  return (
    <svg
      aria-label={label}
      className={classNames(styles.code, className)}
      role="img"
      shapeRendering="crispEdges"
      viewBox={`0 0 ${size} ${size}`}
    >
      <path className={styles.light} d={`M0 0h${size}v${size}H0z`} />
      <path className={styles.dark} d={path} />
    </svg>
  )
}

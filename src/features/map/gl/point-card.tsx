import { useEffect, useRef } from 'react'
import { IconButton } from '@/ui/icon-button/icon-button'
import { Link } from '@/ui/link/link'
import type { MapPoint } from '../map-point'
import styles from './moving-map.module.css'

type PointCardProps = {
  /** Homes at one spot; never empty. */
  points: readonly MapPoint[]
  /** Name of the card. */
  label: string
  approximateText: string
  closeText: string
  onClose: () => void
}

/** What is known of the homes behind a pin: each a link to its page. Escape closes it. */
export function PointCard(props: PointCardProps) {
  const { points, label, approximateText, closeText, onClose } = props
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    box.current?.querySelector('a')?.focus({ preventScroll: true })
  }, [points])
  useEffect(() => {
    const close = (event: KeyboardEvent) => event.key === 'Escape' && onClose()
    document.addEventListener('keydown', close)
    return () => document.removeEventListener('keydown', close)
  }, [onClose])
  return (
    <div aria-label={label} className={styles.card} ref={box} role="group">
      <ul className={styles.homes}>
        {points.map(({ id, href, image, price, title, place, isApproximate }) => (
          <li key={id}>
            <Link className={styles.home} href={href} look="bare" prefetch={false}>
              {image && (
                <img alt="" className={styles.thumbnail} height="72" src={image} width="96" />
              )}
              <span className={styles.words}>
                <strong className={styles.price}>{price}</strong>
                <span>{title}</span>
                {place && <span className={styles.soft}>{place}</span>}
                {isApproximate && <span className={styles.soft}>{approximateText}</span>}
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <IconButton className={styles.close} icon="close" label={closeText} onClick={onClose} />
    </div>
  )
}

import { useEffect, useRef, type ReactNode } from 'react'
import { IconButton } from '@/ui/icon-button/icon-button'
import { Link } from '@/ui/link/link'
import { fillIn } from '@/ui/template'
import type { ListMapTexts } from '../list-map-texts'
import type { MapPoint } from '../map-point'
import styles from './moving-map.module.css'

type PointCardProps = {
  /** Homes at one spot; without any there is no card. */
  points: readonly MapPoint[]
  texts: Pick<ListMapTexts, 'several' | 'approximate' | 'close'>
  /** The map stands in a frame, out of which a link has to lead. */
  isFramed?: boolean
  onClose: () => void
}

type HomeLinkProps = { href: string; isFramed: boolean; children: ReactNode }

function HomeLink({ href, isFramed, children }: HomeLinkProps) {
  return isFramed ? (
    <a className={styles.home} href={href} target="_top">
      {children}
    </a>
  ) : (
    <Link className={styles.home} href={href} look="bare" prefetch={false}>
      {children}
    </Link>
  )
}

/** What is known of the homes behind a pin: each a link to its page. Escape closes it. */
export function PointCard({ points, texts, isFramed = false, onClose }: PointCardProps) {
  const box = useRef<HTMLDivElement>(null)
  const [first, ...others] = points
  const isOpen = first !== undefined
  useEffect(() => {
    box.current?.querySelector('a')?.focus({ preventScroll: true })
  }, [points])
  useEffect(() => {
    if (!isOpen) return
    const close = (event: KeyboardEvent) => event.key === 'Escape' && onClose()
    document.addEventListener('keydown', close)
    return () => document.removeEventListener('keydown', close)
  }, [isOpen, onClose])
  if (!first) return null
  const label = others.length > 0 ? fillIn(texts.several, { count: points.length }) : first.title
  return (
    <div aria-label={label} className={styles.card} ref={box} role="group">
      <ul className={styles.homes}>
        {points.map(({ id, href, image, price, title, place, isApproximate }) => (
          <li key={id}>
            <HomeLink href={href} isFramed={isFramed}>
              {image && (
                <img alt="" className={styles.thumbnail} height="72" src={image} width="96" />
              )}
              <span className={styles.words}>
                <strong className={styles.price}>{price}</strong>
                <span>{title}</span>
                {place && <span className={styles.soft}>{place}</span>}
                {isApproximate && <span className={styles.soft}>{texts.approximate}</span>}
              </span>
            </HomeLink>
          </li>
        ))}
      </ul>
      <IconButton className={styles.close} icon="close" label={texts.close} onClick={onClose} />
    </div>
  )
}

import { toLogoSrc } from '@/features/media/image-src'
import type { OfficeView } from '@/features/office/to-office'
import { Link } from '@/ui/link/link'
import styles from './logo.module.css'

/** Heights in pixels in which a logo file is fetched: for plain and for dense screens. */
const heights = { plain: 75, dense: 125 } as const

type LogoProps = { brand: OfficeView; href: string; onDark?: boolean }

/** The agency's logo, or its name beside a house-number plate with its initial. */
export function Logo({ brand, href, onDark = false }: LogoProps) {
  const { logo, name } = brand
  return (
    <Link className={styles.logo} data-on-dark={onDark || undefined} href={href} look="bare">
      {logo ? (
        <img
          alt={name}
          className={styles.image}
          height={logo.height}
          src={toLogoSrc(logo, heights.plain)}
          srcSet={`${toLogoSrc(logo, heights.plain)} 1x, ${toLogoSrc(logo, heights.dense)} 2x`}
          width={logo.width}
        />
      ) : (
        <>
          <span aria-hidden className={styles.plate}>
            {name.charAt(0)}
          </span>
          <span>{name}</span>
        </>
      )}
    </Link>
  )
}

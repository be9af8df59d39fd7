import 'server-only'
import { fallbackLocale } from '@/domain/kernel/locales'
import { toLogoSrc } from '@/features/media/image-src'
import { toMarkSrc } from './mark'
import styles from './desk-brand.module.css'
import { getOffice } from './office-queries'

/** The logo of the agency above the login of the desk, or its mark beside its name. */
export async function DeskLogo() {
  const { logo, name, theme } = await getOffice(fallbackLocale)
  if (logo) {
    return (
      <img
        alt={name}
        className={styles.logo}
        height={logo.height}
        src={toLogoSrc(logo, 125)}
        width={logo.width}
      />
    )
  }
  return (
    <span className={styles.name}>
      <img alt="" height={48} src={toMarkSrc(theme)} width={48} />
      {name}
    </span>
  )
}

/** The mark of the agency in the corner of the desk. */
export async function DeskIcon() {
  const { name, theme } = await getOffice(fallbackLocale)
  return <img alt={name} height={24} src={toMarkSrc(theme)} width={24} />
}

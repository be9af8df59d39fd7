import { Link } from '@/ui/link/link'
import styles from './missing-screen.module.css'

/** What is said in place of a page, and where it leads besides the home page. */
export type Words = { title: string; text: string; link?: { href: string; text: string } }

/** The title of a page in place of another, and what to do. */
export function SubstituteWords({ title, text, link }: Words) {
  return (
    <>
      <h1>{title}</h1>
      <p className={styles.text}>{text}</p>
      {link && (
        <Link href={link.href} look="standalone" prefetch={false}>
          {link.text}
        </Link>
      )}
    </>
  )
}

import { Container } from '@/ui/container/container'
import { LoadAnew } from './load-anew.client'
import styles from './missing-screen.module.css'

type MissingNoticeProps = { title: string; home: { href: string; text: string } }

/**
 * What a script finds that leads to an address where nothing is, until the browser has asked for the
 * address itself: it then gets the page that the server sends in place of a missing one. That page is
 * not drawn here, as what stands here is sent along with every page of the site.
 */
export function MissingNotice({ title, home }: MissingNoticeProps) {
  return (
    <main id="content" tabIndex={-1}>
      <LoadAnew />
      <Container>
        <div className={styles.failed}>
          <h1>{title}</h1>
          <a href={home.href}>{home.text}</a>
        </div>
      </Container>
    </main>
  )
}

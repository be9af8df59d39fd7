import styles from './skip-link.module.css'

/** First stop of the keyboard on every page; unseen until it has the focus. */
export function SkipLink({ href, text }: { href: `#${string}`; text: string }) {
  return (
    <a className={styles.skip} href={href}>
      {text}
    </a>
  )
}

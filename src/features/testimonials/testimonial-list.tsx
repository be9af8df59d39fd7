import { getTranslations } from 'next-intl/server'
import { formatLongDate } from '@/domain/formats/dates'
import type { Locale } from '@/domain/kernel/locales'
import { MediaPicture } from '@/features/media/media-picture'
import { Container } from '@/ui/container/container'
import { Link } from '@/ui/link/link'
import { Quote } from '@/ui/quote/quote'
import { Section } from '@/ui/section/section'
import { findTestimonials } from './testimonial-queries'
import styles from './testimonial-list.module.css'
import type { TestimonialView } from './to-testimonial'

type ItemProps = { testimonial: TestimonialView; locale: Locale; replyText: string }

function Testimonial({ testimonial, locale, replyText }: ItemProps) {
  const { comment, image, name, postedAt, reply, website } = testimonial
  return (
    <li className={styles.item}>
      {image && (
        <MediaPicture className={styles.picture} picture={image} ratio="1 / 1" sizes="64px" />
      )}
      <Quote
        detail={postedAt && <time dateTime={postedAt}>{formatLongDate(postedAt, locale)}</time>}
        person={name}
        size="regular"
      >
        {comment}
      </Quote>
      {website && (
        <Link href={website} rel="nofollow noopener">
          {new URL(website).hostname}
        </Link>
      )}
      {reply && (
        <div className={styles.reply}>
          <p className={styles.replier}>{replyText}</p>
          <p>{reply}</p>
        </div>
      )}
    </li>
  )
}

/**
 * Every approved testimonial, with the agency's reply, and how they are checked; nothing while there
 * is none. Whoever shows what clients say has to tell how it is made sure that they are clients, or
 * that it is not (Directive 2005/29/EC, art. 7(6), applied since 28 May 2022).
 */
export async function TestimonialList({ locale }: { locale: Locale }) {
  const [t, testimonials] = await Promise.all([
    getTranslations('testimonials'),
    findTestimonials(locale),
  ])
  if (testimonials.length === 0) return null
  return (
    <Container>
      <Section title={t('all')}>
        <ul className={styles.list}>
          {testimonials.map((testimonial) => (
            <Testimonial
              key={testimonial.id}
              locale={locale}
              replyText={t('reply')}
              testimonial={testimonial}
            />
          ))}
        </ul>
        <div className={styles.checks}>
          <h3 className={styles.checksTitle}>{t('checksTitle')}</h3>
          <p>{t('checks')}</p>
        </div>
      </Section>
    </Container>
  )
}

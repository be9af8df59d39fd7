import 'server-only'
import { notFound } from 'next/navigation'
import type { Locale } from '@/domain/kernel/locales'
import {
  buildOwnTestimonialActionPath,
  buildOwnTestimonialPath,
} from '@/domain/routes/own-testimonials'
import type { Screen } from '@/features/routing/page-facts'
import { toOwnPageFacts } from '@/features/routing/to-own-page-facts'
import {
  SignedDeeds,
  SignedErasure,
  SignedGone,
  SignedScreen,
  SignedState,
} from '@/features/signed-pages/signed-screen'
import { getTexts } from '@/server/texts/text-overrides'
import { Quote } from '@/ui/quote/quote'
import { messages } from './author-messages'
import { findOwnTestimonial, type AuthorDeed } from './author-store'
import styles from './author-screen.module.css'
import { readAuthorToken } from './author-token'

type AuthorRequest = {
  locale: Locale
  token: string
  /** Whether the last press of a button came to nothing, as the address says it. */
  isRefused: boolean
}

/**
 * The page of a testimonial for its author: what was written, how it stands, and what can be done.
 * "Not found" for a token that was not made here.
 */
export async function getAuthorScreen(request: AuthorRequest): Promise<Screen> {
  const { locale, token, isRefused } = request
  const id = readAuthorToken(token)
  if (id === null) notFound()
  const [own, { page }] = await Promise.all([
    findOwnTestimonial(id, locale),
    getTexts('ownTestimonial', messages, locale),
  ])
  return {
    facts: await toOwnPageFacts(locale, page.title, (one) => buildOwnTestimonialPath(one, token)),
    body: (
      <SignedScreen
        said={isRefused ? { text: page.unavailable, isGood: false } : null}
        title={page.title}
      >
        {own === null ? (
          <SignedGone link={{ href: `/${locale}/`, label: page.home }} state={page.withdrawn} />
        ) : (
          <>
            <SignedState state={page.states[own.state]} />
            <div className={styles.quote}>
              <Quote person={own.name} size="regular">
                {own.comment}
              </Quote>
            </div>
            {own.state === 'unconfirmed' && (
              <SignedDeeds
                action={buildOwnTestimonialActionPath(token)}
                deeds={[
                  {
                    name: 'confirm' satisfies AuthorDeed,
                    label: page.actions.confirm,
                    isMain: true,
                  },
                ]}
                locale={locale}
              />
            )}
            <SignedErasure
              action={buildOwnTestimonialActionPath(token)}
              locale={locale}
              name={'withdraw' satisfies AuthorDeed}
              sure={page.sure}
              title={page.actions.withdraw}
            />
          </>
        )}
      </SignedScreen>
    ),
  }
}

import 'server-only'
import type { Locale } from '@/domain/kernel/locales'
import { getTexts } from '@/server/texts/text-overrides'
import { Container } from '@/ui/container/container'
import { Notice } from '@/ui/notice/notice'
import { messages } from './messages'

/** Tells on the page that thanks for a search alert that its budget was put right. */
export async function TurnedNote({ locale }: { locale: Locale }) {
  const { thanks } = await getTexts('alerts', messages, locale)
  return (
    <Container width="form">
      <Notice>
        <p>{thanks.turned}</p>
      </Notice>
    </Container>
  )
}

'use client'

import { Button, toast, useDocumentDrawer, useRouteCache, useTranslation } from '@payloadcms/ui'
import { Answering } from './answering.client'
import { say } from '../say'
import { texts } from './texts'

type AnswerButtonProps = {
  /** What the answer is about, and to whom it goes. */
  propertyId: number
  ownerId: number
  /** Beside the form, or smaller in a row of a list. */
  size: 'medium' | 'small'
  /** What the button says where it answers nothing. */
  label?: string | undefined
  /** The message that it answers. */
  answering?: string | null
}

/** Opens the form of a new message with home and owner filled in. */
export function AnswerButton({
  propertyId,
  ownerId,
  size,
  label,
  answering = null,
}: AnswerButtonProps) {
  const { i18n } = useTranslation()
  const { clearRouteCache } = useRouteCache()
  const [Drawer, , { openDrawer, closeDrawer }] = useDocumentDrawer({ collectionSlug: 'messages' })
  const finish = () => {
    closeDrawer()
    toast.success(say(texts.answered, i18n.language))
    clearRouteCache()
  }
  return (
    <>
      <Button
        buttonStyle={size === 'medium' ? 'primary' : 'secondary'}
        margin={false}
        onClick={openDrawer}
        size={size}
      >
        {label ?? say(texts.answer, i18n.language)}
      </Button>
      <Answering value={answering}>
        <Drawer initialData={{ property: propertyId, owner: ownerId }} onSave={finish} />
      </Answering>
    </>
  )
}

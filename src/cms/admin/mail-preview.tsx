import type { Payload, TypedUser } from 'payload'

type MailPreviewProps = {
  id?: number | string
  payload: Payload
  user: TypedUser | null
}

const frame = {
  inlineSize: '100%',
  blockSize: 640,
  marginBlock: 24,
  border: '1px solid var(--theme-elevation-150)',
  background: '#ffffff',
} as const

/** The mail as its reader would see it, where it lies in the outbox. Nothing in it can run. */
export async function MailPreview({ id, payload, user }: MailPreviewProps) {
  if (id === undefined) return null
  const { html, subject } = await payload.findByID({
    collection: 'mails',
    id,
    depth: 0,
    overrideAccess: false,
    user,
    select: { html: true, subject: true, kind: true },
  })
  if (!html) return null
  return <iframe sandbox="" srcDoc={html} style={frame} title={subject ?? 'E-mail'} />
}

import { Forbidden, type Payload, type TypedUser } from 'payload'
import { toLocale } from '@/domain/kernel/locales'
import { deskTasks, toListHref, type DeskTask } from './desk-tasks'

type DeskStartProps = { payload: Payload; user: TypedUser | null; i18n: { language: string } }

/** How many records wait; null for somebody whose role may not read them. */
async function count(
  { collection, where, draft }: DeskTask,
  { payload, user }: DeskStartProps,
): Promise<number | null> {
  try {
    const { totalDocs } = await payload.find({
      collection,
      where,
      draft,
      depth: 0,
      limit: 1,
      user,
      overrideAccess: false,
    })
    return totalDocs
  } catch (cause) {
    if (cause instanceof Forbidden) return null
    throw cause
  }
}

/** The start of the desk: how much waits, each number a way to it. */
export async function DeskStart(props: DeskStartProps) {
  const locale = toLocale(props.i18n.language)
  const counted = await Promise.all(
    deskTasks.map(async (task) => ({ task, total: await count(task, props) })),
  )
  return (
    <ul style={listStyle}>
      {counted
        .filter(({ total }) => total !== null)
        .map(({ task, total }) => (
          <li key={task.text.en} style={itemStyle}>
            <a href={toListHref(task)} style={linkStyle}>
              <strong style={numberStyle}>{total}</strong>
              <span>{task.text[locale]}</span>
            </a>
          </li>
        ))}
    </ul>
  )
}

const listStyle = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(180px, 1fr))',
  gap: 16,
  margin: '0 0 32px',
  padding: 0,
  listStyle: 'none',
} as const

const itemStyle = { borderTop: '2px solid #123a8f' } as const

const linkStyle = {
  display: 'grid',
  gap: 4,
  padding: '12px 0',
  color: 'inherit',
  textDecoration: 'none',
} as const

const numberStyle = { fontSize: 36, lineHeight: 1, fontVariantNumeric: 'tabular-nums' } as const

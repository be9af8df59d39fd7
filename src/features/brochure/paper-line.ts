import 'server-only'
import { createWaitingLine } from '@/server/waiting-line/waiting-line'

/** One at a time, whatever is set on paper: it keeps one processor busy for a second or two. */
export const paperLine = createWaitingLine(1, 8)

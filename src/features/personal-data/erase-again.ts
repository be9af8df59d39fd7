import 'server-only'
import { isLogLine, logError, withoutText } from '@/server/log/log'
import { erasePerson, isNothing, type EraseRefusal } from './erase-person'
import { readErasureMark, toPersonMark, type ErasureMark } from './erasure-mark'
import { listKnownAddresses } from './known-addresses'

/** What came of erasing again; each figure counts erasures that the log names, not lines. */
export type ErasedAgain = {
  named: number
  /** Those of whom the database knows an address. */
  found: number
  /** Those of whom something was there to erase. */
  erased: number
  refused: Readonly<Record<EraseRefusal, number>>
  failed: number
  /** Lines of the log that speak of an erasure and do not say of whom. */
  unreadable: number
  /** Whether any line was written by the server at all; otherwise this is no log of it. */
  isLog: boolean
}

type Outcome = 'erased' | 'nothing' | 'failed' | EraseRefusal

type Told = Pick<ErasedAgain, 'unreadable' | 'isLog'> & { marks: readonly ErasureMark[] }

/** The erasures that a log names, each once, in the order in which they were done. */
async function readMarks(lines: Iterable<string> | AsyncIterable<string>): Promise<Told> {
  const marks = new Map<string, ErasureMark>()
  let unreadable = 0
  let isLog = false
  for await (const line of lines) {
    isLog ||= isLogLine(line)
    const mark = readErasureMark(line)
    if (mark === 'unreadable') unreadable += 1
    else if (mark !== null) marks.set(`${mark.person} ${mark.withOwner}`, mark)
  }
  return { marks: [...marks.values()], unreadable, isLog }
}

/** The addresses of those who are named, by their mark. */
async function findAddresses(marks: readonly ErasureMark[]): Promise<ReadonlyMap<string, string>> {
  const wanted = new Set(marks.map(({ person }) => person))
  const found = new Map<string, string>()
  for (const address of await listKnownAddresses()) {
    const person = toPersonMark(address)
    if (wanted.has(person)) found.set(person, address)
  }
  return found
}

async function eraseOne(email: string, withOwner: boolean, now: Date): Promise<Outcome> {
  try {
    const actor = { by: 'person' } as const
    const erased = await erasePerson({ email, actor, withOwner, now, isRepeat: true })
    if (!erased.ok) return erased.error
    return isNothing(erased.value.counts) ? 'nothing' : 'erased'
  } catch (cause) {
    // The others have a right to it all the same.
    logError('somebody could not be erased again', withoutText(cause))
    return 'failed'
  }
}

/**
 * Erases again whom the server's log names, after a backup from before that was brought back. Who is
 * not in the database any more is passed over, so that doing it twice changes nothing more.
 *
 * @param lines of the log since the moment of the backup; what tells of no erasure is passed over
 * @throws Error when the lines or the addresses cannot be read
 */
export async function eraseAgain(
  lines: Iterable<string> | AsyncIterable<string>,
  now: Date,
): Promise<ErasedAgain> {
  const { marks, unreadable, isLog } = await readMarks(lines)
  const addresses = marks.length === 0 ? new Map<string, string>() : await findAddresses(marks)
  const outcomes: Outcome[] = []
  for (const { person, withOwner } of marks) {
    const email = addresses.get(person)
    if (email !== undefined) outcomes.push(await eraseOne(email, withOwner, now))
  }
  const count = (wanted: Outcome) => outcomes.filter((outcome) => outcome === wanted).length
  return {
    named: marks.length,
    found: outcomes.length,
    erased: count('erased'),
    refused: { agency: count('agency'), owner: count('owner') },
    failed: count('failed'),
    unreadable,
    isLog,
  }
}

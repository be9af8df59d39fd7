// @ts-check
/**
 * Pages that nobody keeps yet are drawn a few at a time. Drawing is work of the one processor that a
 * server draws with: many at once take as long together as one after the other, so that none is done
 * before most have been given up, and what is kept waits behind all of them.
 *
 * It stands between the cache handler, which Node loads as it is and which alone knows that a page has
 * to be drawn, and the request for which it is drawn. So it is no `createWaitingLine`: the work that
 * passes is not in one place, but begins in a cache and ends with an answer.
 */
import { AsyncLocalStorage } from 'node:async_hooks'

const lineName = Symbol.for('gevel.drawing-line')

/**
 * The further pages of a whole list are opened by links, the first few of them as often as the list itself.
 * Any number would let whoever counts on, on whatever page, have pages drawn that count as nobody's search.
 */
const further = /^page=[2-9]$/

/**
 * Whether it is the query of a search, of which there are more than anybody could ask twice.
 *
 * @param {string} segment of a path that stands for a query (`formatQuerySegment`)
 */
export function isSearchSegment(segment) {
  return !further.test(Buffer.from(segment, 'base64url').toString())
}

/** Pages drawn at once, so that one goes on while another waits for the database. */
const atOnceMax = 4

/** Who would come after so many would wait for some ten seconds, which nobody does. */
const waitingMax = 60

/** Milliseconds for which a page that its visitor gave up holds its place while it is drawn. */
const givenUpMs = 5_000

/**
 * Milliseconds after which a place is free whatever has become of its page: of a request that came behind
 * another on one connection nobody tells that the connection has gone.
 */
const holdMs = 20_000

/**
 * @param {object} bounds
 * @param {number} bounds.atOnce pages that are drawn at once
 * @param {number} bounds.length from how many who wait on the line is full; of those given up four times as many
 * @param {number} bounds.placeMs for which a page holds its place at most
 * @param {number} bounds.givenUpMs the same for one that was given up
 */
export function createDrawingLine({ atOnce, length, placeMs, givenUpMs }) {
  /** @type {AsyncLocalStorage<Turn>} */
  const turns = new AsyncLocalStorage()
  /** @type {Map<Turn, () => void>} */
  const waiting = new Map()
  /** Behind those whom somebody still waits for. @type {Map<Turn, () => void>} */
  const givenUp = new Map()
  let drawing = 0

  /**
   * @typedef {object} Turn of a request
   * @property {'none' | 'waits' | 'draws' | 'passes'} state `passes` without a place
   * @property {boolean} isOver it was answered, or given up
   * @property {number} cameAt by `Date.now()`
   * @property {number} [since] when it had its place, before which nothing of its page was drawn
   * @property {NodeJS.Timeout} [end] of its place
   */

  /** @param {Turn} turn */
  const leave = (turn) => {
    if (turn.state !== 'draws') return
    clearTimeout(turn.end)
    turn.state = 'none'
    drawing -= 1
    const line = waiting.size > 0 ? waiting : givenUp
    const [next] = line
    if (next === undefined) return
    line.delete(next[0])
    next[1]()
  }

  /** @param {Turn} turn @param {number} ms */
  const endIn = (turn, ms) => {
    clearTimeout(turn.end)
    turn.end = setTimeout(leave, ms, turn).unref()
  }

  /** @param {Turn} turn */
  const take = (turn) => {
    drawing += 1
    turn.state = 'draws'
    turn.since ??= Date.now()
    endIn(turn, turn.isOver ? givenUpMs : placeMs)
  }

  return {
    /**
     * Pages that are drawn from here on, in this context, are those of one request.
     *
     * @param {boolean} [passes] true where it is part of another, which may hold a place already
     * @returns {(isWhole: boolean) => void} the request is over, with an answer or given up
     */
    begin(passes = false) {
      /** @type {Turn} */
      const turn = { state: passes ? 'passes' : 'none', isOver: false, cameAt: Date.now() }
      turns.enterWith(turn)
      return (isWhole) => {
        turn.isOver = true
        const pass = waiting.get(turn)
        if (pass !== undefined) {
          waiting.delete(turn)
          givenUp.set(turn, pass)
        }
        if (isWhole) leave(turn)
        else if (turn.state === 'draws') endIn(turn, givenUpMs)
      }
    },

    /** Waits until a page may be drawn for the request; at once where there is none, as in a build. */
    async enter() {
      const turn = turns.getStore()
      if (turn === undefined || turn.state !== 'none') return
      if (drawing < atOnce) return take(turn)
      turn.state = 'waits'
      await new Promise((resolve) => {
        const line = turn.isOver ? givenUp : waiting
        line.set(turn, () => {
          take(turn)
          resolve(undefined)
        })
      })
    },

    /** The page of the request is drawn. */
    leave() {
      const turn = turns.getStore()
      if (turn !== undefined) leave(turn)
    },

    /**
     * @returns {number} before when nothing of the page that is drawn now was read, by `Date.now()`; now
     *   where it is drawn for no request
     */
    drawnSince() {
      const { since, cameAt = Date.now() } = turns.getStore() ?? {}
      // Of a clock that was set back meanwhile nothing is later than now.
      return Math.min(since ?? cameAt, Date.now())
    },

    /** Requests whose page is drawn, and those who wait for that; those given up wait as well. */
    count: () => ({ drawing, waiting: waiting.size, givenUp: givenUp.size }),

    /** Whether so many wait that whoever comes is better told to come back. */
    isFull: () => waiting.size >= length || givenUp.size >= 4 * length,
  }
}

/** @returns {ReturnType<typeof createDrawingLine>} the line of this process */
export function getDrawingLine() {
  /** @type {typeof globalThis & { [lineName]?: ReturnType<typeof createDrawingLine> }} */
  const here = globalThis
  return (here[lineName] ??= createDrawingLine({
    ...{ atOnce: atOnceMax, length: waitingMax },
    ...{ placeMs: holdMs, givenUpMs },
  }))
}

import pg from 'pg'

/** Who is asked instead of a replica that does not answer is there at once; milliseconds. */
const replicaPatienceMs = 1_000
/** How long a replica that did not answer is left alone, in milliseconds. */
const replicaRestMs = 5_000

/**
 * How the database, and the socket to it, say that a connection ended under a statement; and how a copy
 * says that it could not go on with one, because of what it has to follow.
 */
const endedCodes = /^(?:08...|57P0[123]|40001|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH)$/
const endedMessage = 'Connection terminated unexpectedly'

function isEnded(err: unknown): boolean {
  if (!(err instanceof Error)) return false
  return endedCodes.test(String(Reflect.get(err, 'code'))) || err.message === endedMessage
}

type Taken = (err: Error | undefined, client: pg.PoolClient | undefined, done: () => void) => void

/**
 * The driver with a pool that outlives its connections. When Postgres restarts, each idle
 * connection reports its end to the pool, and Node ends a process whose pool nobody listens to.
 * The pool has dropped the connection by then and opens another with the next question, so there
 * is nothing to do but to be told.
 *
 * The first pool is that of the database itself, each further one that of a copy that follows it. The
 * framework reads from one of the copies without asking whether it is there; where it is not, or ends
 * under a question, the database itself is read. Nothing is asked of a copy but to be read, so that
 * asking twice changes nothing.
 *
 * @param onLost told why a connection ended, or could not be had
 */
export function createLastingDriver(onLost: (err: Error) => void): typeof pg {
  /** The pool of the database itself, the last one that was opened, by its address. */
  const primary = new Map<string | undefined, LastingPool>()

  class LastingPool extends pg.Pool {
    private restUntilMs = 0
    private readonly instead: LastingPool | null

    constructor(options?: pg.PoolConfig) {
      const url = options?.connectionString
      const isReplica = primary.size > 0 && !primary.has(url)
      super(isReplica ? { ...options, connectionTimeoutMillis: replicaPatienceMs } : options)
      this.instead = isReplica ? ([...primary.values()][0] ?? null) : null
      if (!isReplica) primary.set(url, this)
      this.on('error', onLost)
      if (this.instead !== null) this.query = this.askTwice(this.instead)
      // One that is lent out reports to its own listeners alone, and whoever works on it is told by
      // its next statement.
      this.on('connect', (client) => client.on('error', () => undefined))
    }

    override connect(): Promise<pg.PoolClient>
    override connect(taken: Taken): void
    override connect(taken?: Taken): Promise<pg.PoolClient> | void {
      if (this.instead === null) return taken ? super.connect(taken) : super.connect()
      const connecting = this.connectOrInstead(this.instead)
      if (taken === undefined) return connecting
      connecting.then(
        (client) => taken(undefined, client, () => client.release()),
        (err: Error) => taken(err, undefined, () => undefined),
      )
    }

    /** For promises, as the framework asks; a question with a callback is asked once. */
    private askTwice(instead: LastingPool): typeof this.query {
      const ask = super.query.bind(this) as (...question: unknown[]) => unknown
      const askInstead = instead.query.bind(instead) as typeof ask
      return ((...question: unknown[]) => {
        const answer = ask(...question)
        if (!(answer instanceof Promise)) return answer
        return answer.catch((err: unknown) => {
          if (!isEnded(err)) throw err
          this.leaveAlone(err)
          return askInstead(...question)
        })
      }) as typeof this.query
    }

    private leaveAlone(err: unknown) {
      this.restUntilMs = Date.now() + replicaRestMs
      onLost(err instanceof Error ? err : new Error(String(err)))
    }

    private async connectOrInstead(instead: LastingPool): Promise<pg.PoolClient> {
      if (Date.now() >= this.restUntilMs) {
        try {
          return await super.connect()
        } catch (err) {
          this.leaveAlone(err)
        }
      }
      return instead.connect()
    }
  }
  return { ...pg, Pool: LastingPool }
}

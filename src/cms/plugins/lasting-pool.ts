import pg from 'pg'

/**
 * The driver with a pool that outlives its connections. When Postgres restarts, each idle
 * connection reports its end to the pool, and Node ends a process whose pool nobody listens to.
 * The pool has dropped the connection by then and opens another with the next question, so there
 * is nothing to do but to be told.
 *
 * @param onLost told why a connection ended
 */
export function createLastingDriver(onLost: (err: Error) => void): typeof pg {
  class LastingPool extends pg.Pool {
    constructor(options?: pg.PoolConfig) {
      super(options)
      this.on('error', onLost)
      // One that is lent out reports to its own listeners alone, and whoever works on it is told by
      // its next statement.
      this.on('connect', (client) => client.on('error', () => undefined))
    }
  }
  return { ...pg, Pool: LastingPool }
}

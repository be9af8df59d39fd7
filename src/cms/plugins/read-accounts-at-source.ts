import type { DatabaseAdapter, FindArgs, FindOneArgs } from 'payload'

type Reader = Pick<DatabaseAdapter, 'find' | 'findOne'>

/** Collections with sessions, passwords and switches in them. */
const accountCollections: readonly string[] = ['owners', 'users']

/** Where the adapter keeps the database itself when it reads from copies. */
const sourceOf = (db: object): unknown => ('primaryDrizzle' in db ? db.primaryDrizzle : undefined)

/**
 * Has accounts read from the database itself and never from a copy of it. A copy lags behind: by it a
 * login that was just made would be none yet, and a session that was ended, a password that was changed
 * and an account that was switched off would still be good.
 *
 * @param db the adapter, changed in place
 */
export function readAccountsAtSource<Adapter extends Reader>(db: Adapter): Adapter {
  const { find, findOne } = db
  const placeOf = (collection: string): Adapter => {
    const source = accountCollections.includes(collection) ? sourceOf(db) : undefined
    return source === undefined ? db : Object.create(db, { drizzle: { value: source } })
  }
  return Object.assign(db, {
    find: (args: FindArgs) => Reflect.apply(find, placeOf(args.collection), [args]),
    findOne: (args: FindOneArgs) => Reflect.apply(findOne, placeOf(args.collection), [args]),
  })
}

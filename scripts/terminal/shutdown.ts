type Closer = () => Promise<void>

const closers: Closer[] = []
let closing: Promise<void> | undefined

/**
 * Registers what must be closed before the process ends. The last one registered is closed first,
 * so that a server stops before the database it uses.
 *
 * @returns a function that closes it now and takes it off the list
 */
export function closeAtEnd(close: Closer): () => Promise<void> {
  let done: Promise<void> | undefined
  const once = () => {
    done ??= close()
    return done
  }
  closers.push(once)
  return async () => {
    await once()
    const index = closers.indexOf(once)
    if (index >= 0) closers.splice(index, 1)
  }
}

/** Closes everything, in order; one closer that fails does not keep the others open. */
export function closeEverything(): Promise<void> {
  closing ??= (async () => {
    for (let close = closers.pop(); close; close = closers.pop()) {
      try {
        await close()
      } catch (err) {
        console.error(`While stopping: ${err instanceof Error ? err.message : String(err)}`)
      }
    }
  })()
  return closing
}

/**
 * Ctrl-C and SIGTERM close everything and end the process; a second one ends it at once.
 *
 * @param exitCode asked when the signal arrives: 0 once the command had reached its goal
 */
export function closeOnSignals(exitCode: (signal: NodeJS.Signals) => number): void {
  let isStopping = false
  const stop = (signal: NodeJS.Signals) => {
    if (isStopping) process.exit(1)
    isStopping = true
    const code = exitCode(signal)
    console.log('\nStopping …')
    void closeEverything().then(() => process.exit(code))
  }
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
  process.on('SIGHUP', stop)
}

/** True from the moment a stop was asked for; failures after it are its effect, not news. */
export function isClosing(): boolean {
  return closing !== undefined
}

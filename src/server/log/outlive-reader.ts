/**
 * Goes on where nobody reads the log any more, as when the program behind the pipe has ended. The framework
 * writes every error that nobody caught to the log; that of the log itself it would write there for
 * ever, with a whole processor. There is no place left where this could be said.
 */
export function outliveReader(): void {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined)
}

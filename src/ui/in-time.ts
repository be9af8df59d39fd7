/**
 * Waits for something, and no longer than so many milliseconds: a line that hangs answers nothing.
 *
 * @throws DOMException `TimeoutError` when it takes longer; else what the work throws
 */
export async function inTime<Value>(work: Promise<Value>, ms: number): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    const end = () => reject(new DOMException(`It took more than ${ms} ms`, 'TimeoutError'))
    timer = setTimeout(end, ms)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}

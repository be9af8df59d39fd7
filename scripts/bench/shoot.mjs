/**
 * Asks a server as fast as it answers, in a process of its own so that nothing else waits for it, and
 * prints what came of it as JSON. Its argument is what `autocannon` takes, as JSON.
 */
import autocannon from 'autocannon'

const { latency, requests, non2xx, errors, timeouts } = await autocannon(
  JSON.parse(process.argv[2]),
)
process.stdout.write(
  JSON.stringify({
    perSecond: requests.average,
    p50: latency.p50,
    p975: latency.p97_5,
    failed: non2xx + errors + timeouts,
  }),
)

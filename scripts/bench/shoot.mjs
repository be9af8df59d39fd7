/**
 * Asks a server as fast as it answers, in a process of its own so that nothing else waits for it, and
 * prints what came of it as JSON. Reads what `autocannon` takes, as JSON: there can be more addresses than
 * fit into an argument.
 */
import { readFileSync } from 'node:fs'
import autocannon from 'autocannon'

const { requests: all, ...options } = JSON.parse(readFileSync(0, 'utf8'))
/** Of one connection, before it begins anew; each takes a moment of the first second to be prepared. */
const requestsMax = 250
let clients = 0

/** Every connection begins at a place of its own, or all would ask for the same address at once. */
function setupClient(client) {
  const from = Math.floor((clients++ * all.length) / options.connections)
  client.setRequests([...all.slice(from), ...all.slice(0, from)].slice(0, requestsMax))
}

const { latency, requests, non2xx, errors, timeouts } = await autocannon({
  ...options,
  setupClient,
})
process.stdout.write(
  JSON.stringify({
    perSecond: requests.average,
    p50: latency.p50,
    p975: latency.p97_5,
    failed: non2xx + errors + timeouts,
  }),
)

import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { env } from './env'
import { onRequestStart } from './request/request-start'

/** How long the end of a process may take, in milliseconds. */
export type EndPatience = {
  /** The doors stay open for who has just been sent here. */
  acceptMs: number
  /** Then for answers that were begun. */
  answersMs: number
  /** And for what is written down at last. */
  finishMs: number
}

/** Within the thirty seconds that operations.md tells to give a server. */
const patience: EndPatience = { acceptMs: 1_000, answersMs: 24_000, finishMs: 3_000 }

/** Connections without a question are looked for so often, in milliseconds. */
const lookMs = 100

const servers = new Set<Server>()
/** Answers that have not left. */
const open = new Set<ServerResponse>()
const finishes: (() => Promise<unknown>)[] = []
let isEnding = false

/** Does something when every answer has left and the process is about to end. */
export function onProcessEnd(finish: () => Promise<unknown>): void {
  finishes.push(finish)
}

function watch(request: IncomingMessage, response: ServerResponse, server: Server): void {
  servers.add(server)
  open.add(response)
  // One listener more than Node takes for a mistake, where all parts of a server wait for an end.
  response.setMaxListeners(20)
  response.once('close', () => open.delete(response))
  // An answer behind another on one connection hears nothing when that breaks off.
  request.once('close', () => {
    if (request.socket.destroyed) open.delete(response)
  })
  // A connection that stays open would bring the next request to a closed door.
  if (isEnding) response.setHeader('Connection', 'close')
}

/** Learns of the servers of this process, and of what they are asked. */
export function watchServers(): void {
  onRequestStart(watch)
}

/**
 * Nobody waits for an answer on a connection that has asked nothing yet, as browsers open them in advance;
 * to Node it is none of the idle ones.
 */
async function close(server: Server): Promise<void> {
  const closing = setInterval(() => {
    if (open.size === 0) server.closeAllConnections()
    else server.closeIdleConnections()
  }, lookMs)
  await new Promise<void>((resolve) => server.close(() => resolve()))
  clearInterval(closing)
}

/**
 * Lets the servers of this process answer all that they were asked, and writes down what is left.
 *
 * Who connects while a page is drawn waits at the door for some hundred milliseconds, so that the doors
 * stay open for a second: closed at once, they would break those connections off.
 */
export async function finishAll({ acceptMs, answersMs, finishMs }: EndPatience): Promise<void> {
  isEnding = true
  await sleep(acceptMs)
  await Promise.race([Promise.all([...servers].map(close)), sleep(answersMs)])
  await Promise.race([
    Promise.allSettled(finishes.map(async (finish) => finish())),
    sleep(finishMs),
  ])
}

/**
 * Ends this process in order when it is told to, in place of the framework, which closes its doors at once
 * and would write nothing down; what that does itself at the end is for `after`, which the site does not
 * use. The code is 128 and the number of the signal, as the framework's. Being told again changes nothing.
 */
export function startProcessEnd(): void {
  // While a page is developed nobody is sent here.
  if (env().NODE_ENV !== 'production') return
  watchServers()
  const codes = { SIGINT: 130, SIGTERM: 143 } as const
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.removeAllListeners(signal)
    process.on(signal, () => {
      if (!isEnding) void finishAll(patience).finally(() => process.exit(codes[signal]))
    })
  }
}

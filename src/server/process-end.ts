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
const patience: EndPatience = { acceptMs: 1_000, answersMs: 25_000, finishMs: 3_000 }

/** Idle connections are looked for so often, in milliseconds. */
const idleMs = 100

const servers = new Set<Server>()
const finishes: (() => Promise<unknown>)[] = []
let isEnding = false

/** Does something when every answer has left and the process is about to end; it must not throw. */
export function onProcessEnd(finish: () => Promise<unknown>): void {
  finishes.push(finish)
}

function watch(_request: IncomingMessage, response: ServerResponse, server: Server): void {
  servers.add(server)
  // A connection that stays open would bring the next request to a closed door.
  if (isEnding) response.setHeader('Connection', 'close')
}

async function close(server: Server): Promise<void> {
  const closing = setInterval(() => server.closeIdleConnections(), idleMs)
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
  await Promise.race([Promise.allSettled(finishes.map((finish) => finish())), sleep(finishMs)])
}

/**
 * Ends this process in order when it is told to, in place of the framework, which closes its doors at once
 * and would write nothing down. The code is 128 and the number of the signal, as the framework's. Being
 * told again changes nothing.
 */
export function startProcessEnd(): void {
  // While a page is developed nobody is sent here.
  if (env().NODE_ENV !== 'production') return
  onRequestStart(watch)
  const codes = { SIGINT: 130, SIGTERM: 143 } as const
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.removeAllListeners(signal)
    process.on(signal, () => {
      if (!isEnding) void finishAll(patience).then(() => process.exit(codes[signal]))
    })
  }
}

/** For tests, which have no other process to end. */
export const watchForEnd = () => onRequestStart(watch)

'use client'

import { toReason } from './to-reason'

/** A request of the desk to its own server that was refused, with what was answered. */
export class Refused extends Error {
  readonly status: number

  constructor(readonly response: Response) {
    super(`${response.url} answered ${response.status}`)
    this.status = response.status
  }

  /** Why, in the language of the desk; null where the server says nothing that an editor can use. */
  async readReason(): Promise<string | null> {
    const body: unknown = await this.response.json().catch(() => null)
    return toReason(this.status, body)
  }
}

/** Why something did not work, in the words of the server; `otherwise` where it gives no reason. */
export async function toRefusal(error: unknown, otherwise: string): Promise<string> {
  const reason = error instanceof Refused ? await error.readReason() : null
  return reason ?? otherwise
}

/**
 * Asks the desk's own server, as the person who is logged in.
 *
 * @throws `Refused` for every answer but a good one
 */
export async function ask(path: string, init: RequestInit = {}): Promise<Response> {
  const response = await fetch(path, { ...init, credentials: 'same-origin' })
  if (!response.ok) throw new Refused(response)
  return response
}

/** Sends data to it. */
export function send(path: string, data: unknown): Promise<Response> {
  const headers = { 'content-type': 'application/json' }
  return ask(path, { method: 'POST', headers, body: JSON.stringify(data) })
}

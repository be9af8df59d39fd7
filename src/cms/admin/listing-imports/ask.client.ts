'use client'

/** A request of the desk to its own server that was refused, with its status. */
export class Refused extends Error {
  constructor(readonly status: number) {
    super(`The server answered ${status}`)
  }
}

/** Asks the desk's own server, as the person who is logged in. */
export async function ask(path: string, init: RequestInit = {}): Promise<Response> {
  const response = await fetch(path, { ...init, credentials: 'same-origin' })
  if (!response.ok) throw new Refused(response.status)
  return response
}

import type { ServerResponse } from 'node:http'

/** The names in `Vary` of an answer, each by itself and in small letters, in the order in which they were said. */
export function listVary(response: ServerResponse): string[] {
  const lines = [response.getHeader('vary') ?? []].flat().map(String)
  return lines.flatMap((line) => line.split(',')).map((name) => name.trim().toLowerCase())
}

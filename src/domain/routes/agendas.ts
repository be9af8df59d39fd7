/** Where a calendar program fetches the appointments of one agent; the token is the right to it. */
export function buildAgendaPath(token: string): string {
  return `/api/agendas/${token}.ics`
}

/** The token in the name of the file; null for any other name. */
export function readAgendaToken(file: string): string | null {
  return /^([\w-]+)\.ics$/.exec(file)?.[1] ?? null
}

export type System = { os: string[]; cpu: string[]; libc?: string[] }
type Entry = { optionalDependencies?: Record<string, string> }
export function toSystem(name: string): System | null
export function findMissing(lock: {
  packages: Record<string, Entry>
}): Record<string, System & { version: string; optional: true }>

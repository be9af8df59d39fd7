export function isInstalled(wanted: unknown, installed: unknown): boolean
export function installIfNeeded(): Promise<boolean>

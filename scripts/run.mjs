/**
 * Starts a command of the project: `node scripts/run.mjs up`. Plain JavaScript without packages,
 * because in a fresh clone this runs before anything is installed.
 */
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
if (major < 20 || (major === 20 && minor < 9)) {
  console.error(
    `Gevel needs Node 20.9 or newer and this is ${process.version}: install a newer Node, then run the command again.`,
  )
  process.exit(1)
}

process.env.NEXT_TELEMETRY_DISABLED = '1'

const { installIfNeeded } = await import('./install.mjs')
if (!(await installIfNeeded())) process.exit(1)

const { register } = await import('tsx/esm/api')
register()
const { runCommand } = await import('./commands/run-command.ts')
await runCommand(process.argv[2] ?? '', process.argv.slice(3))

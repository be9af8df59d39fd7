/**
 * Runs the standalone server in the folder given, and ends it when the command that started it is
 * gone, so that a killed command leaves nothing that holds the port.
 */
import path from 'node:path'
import { pathToFileURL } from 'node:url'

process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'))
await import(pathToFileURL(path.join(process.argv[2], 'server.js')).href)

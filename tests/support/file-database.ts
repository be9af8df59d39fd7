import { randomBytes } from 'node:crypto'
import { inject } from 'vitest'
import { cloneTemplate, ensureTemplate } from '../../scripts/testing/test-databases'

/**
 * Gives the test file a database with empty tables and a media folder of its own, before anything
 * reads the settings. All of them go when the run is done and none sooner: a database is two thousand
 * files, and ext4 passes over the place of each file it removed for minutes, by which the next copy
 * takes ten times as long.
 */
const { serverUrl, pid } = inject('testRun')
const template = await ensureTemplate(serverUrl, 'migrated', console.log)
const database = await cloneTemplate(serverUrl, template, {
  pid,
  purpose: `file${randomBytes(6).toString('hex')}`,
})
Object.assign(process.env, database.env)

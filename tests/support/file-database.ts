import { inject } from 'vitest'
import { cloneTemplate, ensureTemplate } from '../../scripts/testing/test-databases'

/**
 * Gives the test file a database with empty tables and a media folder of its own, before anything
 * reads the settings.
 */
const { serverUrl, pid } = inject('testRun')
const template = await ensureTemplate(serverUrl, 'migrated', console.log)
const database = await cloneTemplate(serverUrl, template, {
  pid,
  purpose: `worker${process.env.VITEST_POOL_ID}`,
})
Object.assign(process.env, database.env)

import { rm } from 'node:fs/promises'
import type { Payload } from 'payload'
import { siteTag } from '@/cms/cache-tags'
import { notifyTags } from '@/cms/hooks/revalidate'
import { inTransaction } from '@/cms/hooks/transaction'
import type { TranslationContext } from '@/cms/translations/keep-marks'
import { keepNotedMarks } from '@/cms/translations/rebuild-marks'
import type { DrawnPicture } from '../picture-cache'
import type { SeedData } from '../schema/seed-data'
import { loadAdministrator, type AdminLogin, type Login } from './accounts'
import { loadContent } from './content'
import { createIds, type SeedContext } from './context'
import { loadDemands } from './demands'
import { loadListings } from './listings'
import { loadMedia, type MediaFolders } from './media'
import { loadOwners, type OwnerLogins } from './owners'
import { loadPages } from './pages'
import { loadPeople, loadReference } from './reference'
import { loadSettings } from './settings'
import { loadVisitFigures } from './visit-figures'
import { loadVisits } from './visits'

export type SeedOptions = {
  data: SeedData
  drawn: readonly DrawnPicture[]
  folders: MediaFolders
  admin: AdminLogin
  /** Null makes no demo owners. */
  owners: OwnerLogins | null
  documentFolder: string
  now: Date
  resetContent: boolean
  /** Write the settings of the site over what editors made of them; no record is touched. */
  resetSettings?: boolean
  report: (line: string) => void
}

/**
 * Writes the bundled agency in one transaction: when anything fails, database and media folder are
 * as they were.
 *
 * @returns the logins that nobody else knows: those of owners, and the administrator's when its
 *   password was made up here
 * @throws Error of the first record that Payload or the database refuses
 */
export async function loadSeed(payload: Payload, options: SeedOptions): Promise<Login[]> {
  const { drawn, folders, admin, owners, documentFolder, ...rest } = options
  const created: string[] = []
  try {
    return await inTransaction(payload, async (req) => {
      const context: SeedContext = { ...rest, payload, req, ids: createIds() }
      // One announcement at the end instead of one per record; addresses and the read model are
      // written as a whole.
      Object.assign(req.context, { skipRevalidate: true, skipRouteSync: true, skipReadModel: true })
      // Its languages were written side by side; what waits for translators is noted as a whole.
      const texts: TranslationContext = { textsAreFresh: true, savedTexts: new Map() }
      Object.assign(req.context, texts)
      const login = await loadAdministrator(context, admin)
      await loadMedia(context, drawn, folders, created)
      await loadReference(context)
      await loadPeople(context)
      await loadListings(context)
      await loadVisits(context)
      await loadVisitFigures(context)
      const files = { folder: documentFolder, created }
      const ownerLogins = owners === null ? [] : await loadOwners(context, owners, files)
      // Like the owners for a demonstration alone: nobody looks for these homes.
      if (owners !== null) await loadDemands(context)
      await loadContent(context)
      await loadPages(context)
      await loadSettings(context)
      await keepNotedMarks(req)
      req.context.skipRevalidate = false
      await notifyTags(req, [siteTag])
      return login === null ? ownerLogins : [login, ...ownerLogins]
    })
  } catch (err) {
    await Promise.all(created.map((file) => rm(file, { force: true })))
    throw err
  }
}

import { env } from '../env'
import { logError, withoutText } from '../log/log'
import { onProcessEnd } from '../process-end'
import { startVisitWriter } from './visit-writer'
import { watchVisits } from './watch-visits'

/** Counts the visits of this process, and writes down what is left when it is told to end. */
export function startVisits(): void {
  const { DATABASE_URL: databaseUrl, SITE_URL: siteUrl } = env()
  const writer = startVisitWriter({
    databaseUrl,
    onError: (message, err) => logError(message, withoutText(err)),
  })
  // The addresses of projects are known before the first visit is looked at.
  void writer.flush()
  watchVisits({ siteUrl, projectPaths: writer.projectPaths, onDeed: writer.add })
  onProcessEnd(writer.flush)
}

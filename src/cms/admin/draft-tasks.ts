import type { CollectionSlug } from 'payload'
import type { LocalizedText } from '@/domain/kernel/locales'
import { isTranslatorOrEditor } from '../access/translators-and-editors'
import { joinWords, words } from '../fields/words'
import type { DeskTask } from './desk-task'

const withDraft = words('met een concept', 'avec un brouillon', 'with a draft', 'mit Entwurf')

/** Records that were never published, and those whose newest changes are not online yet. */
const toDrafts = (
  collection: CollectionSlug,
  many: LocalizedText,
  one: LocalizedText,
): DeskTask => ({
  collection,
  where: { _status: { equals: 'draft' } },
  text: joinWords(many, withDraft),
  one: joinWords(one, withDraft),
})

/** What makes up the site; agents read it, and neither write nor publish it. */
const contentDrafts = [
  toDrafts(
    'pages',
    words('pagina’s', 'pages', 'pages', 'Seiten'),
    words('pagina', 'page', 'page', 'Seite'),
  ),
  toDrafts(
    'articles',
    words('artikels', 'articles', 'articles', 'Artikel'),
    words('artikel', 'article', 'article', 'Artikel'),
  ),
  toDrafts(
    'modules',
    words('modules', 'modules', 'modules', 'Module'),
    words('module', 'module', 'module', 'Modul'),
  ),
  toDrafts(
    'banners',
    words('banners', 'bannières', 'banners', 'Kopfbilder'),
    words('banner', 'bannière', 'banner', 'Kopfbild'),
  ),
]

/** What waits to be published, of every kind of record that visitors see. */
export const draftTasks: readonly DeskTask[] = [
  toDrafts(
    'properties',
    words('panden', 'biens', 'properties', 'Objekte'),
    words('pand', 'bien', 'property', 'Objekt'),
  ),
  toDrafts(
    'projects',
    words('projecten', 'projets', 'projects', 'Projekte'),
    words('project', 'projet', 'project', 'Projekt'),
  ),
  ...contentDrafts.map((task) => ({ ...task, isFor: isTranslatorOrEditor })),
  toDrafts(
    'testimonials',
    words('getuigenissen', 'témoignages', 'testimonials', 'Referenzen'),
    words('getuigenis', 'témoignage', 'testimonial', 'Referenz'),
  ),
]

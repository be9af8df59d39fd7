import type { DeskWords } from './words-type'

/** English without the words of whoever builds software. */
export const enWords: DeskWords = {
  error: {
    localesNotSaved_one: 'This language could not be saved:',
    localesNotSaved_other: 'These languages could not be saved:',
  },
  general: {
    documentOutOfDate:
      'This has changed meanwhile, by a colleague or by the site itself, as when a visitor moves an appointment. First copy what you typed, then load it again.',
    allLocales: 'All languages',
    currentlyEditing:
      'is editing this now. If you take over, that person cannot go on, and changes that are not saved may be lost.',
    fallbackToDefaultLocale: 'Use the default language instead',
    false: 'No',
    locale: 'Language of the texts',
    locales: 'Languages',
    noLabel: '–',
    or: 'or',
    payloadSettings: 'My preferences',
    true: 'Yes',
    // The framework says the same whether or not the box below is ticked.
    aboutToTrash:
      'You are about to delete <1>{{title}}</1> ({{label}}). It goes to the trash, unless you choose to delete it permanently.',
    aboutToTrashCount:
      'You are about to delete {{count}} {{label}}. They go to the trash, unless you choose to delete them permanently.',
    documentIsTrashed: 'This is in the trash ({{label}}) and can only be read.',
  },
  localization: {
    cannotCopySameLocale: 'Cannot copy to the same language',
    copyToLocale: 'Copy to language',
    localeToPublish: 'Language to publish',
    // Stands after "Duplicate" and nowhere else.
    selectedLocales: 'in chosen languages',
    selectLocaleToCopy: 'Choose a language to copy',
    selectLocaleToDuplicate: 'Choose languages to duplicate',
  },
  upload: { bulkUpload: 'Upload several files' },
  version: {
    unpublish: 'Take offline',
    unpublishing: 'Taking offline...',
    aboutToUnpublish:
      'You are taking this offline: visitors will not see it any more. Are you sure?',
    confirmUnpublish: 'Take offline',
    unpublishIn: 'Take offline in {{locale}}',
    // The reason stands in a notice of its own.
    problemRestoringVersion: 'This version was not restored.',
    // The framework says how the record will look, and not that visitors see it at once.
    aboutToRestore:
      '{{label}}: every field goes back, in all languages, to what it was on {{versionDate}}. A published version is online at once; with a draft this goes offline until you publish. To look at it first, choose “Restore as draft” in the menu beside the button.',
    publishAllLocales: 'Publish in all languages',
    selectLocales: 'Choose languages to display',
    showLocales: 'Show languages:',
    // Not only in the language that the form shows.
    aboutToRevertToPublished:
      'Every field goes back, in all languages, to what is published. What was changed since then is kept among the versions. Are you sure?',
  },
}

import type { DeskWords } from './words-type'

/** English without the words of whoever builds software. */
export const enWords: DeskWords = {
  error: {
    localesNotSaved_one: 'This language could not be saved:',
    localesNotSaved_other: 'These languages could not be saved:',
  },
  general: {
    allLocales: 'All languages',
    currentlyEditing:
      'is editing this now. If you take over, that person cannot go on, and changes that are not saved may be lost.',
    fallbackToDefaultLocale: 'Use the default language instead',
    false: 'No',
    locale: 'Language of the texts',
    locales: 'Languages',
    or: 'or',
    payloadSettings: 'My preferences',
    true: 'Yes',
  },
  localization: {
    cannotCopySameLocale: 'Cannot copy to the same language',
    copyToLocale: 'Copy to language',
    localeToPublish: 'Language to publish',
    selectedLocales: 'Chosen languages',
    selectLocaleToCopy: 'Choose a language to copy',
    selectLocaleToDuplicate: 'Choose languages to duplicate',
  },
  upload: { bulkUpload: 'Upload several files' },
  version: {
    // The framework says how the record will look, and not that visitors see it at once.
    aboutToRestore:
      'You put {{label}} back as it was on {{versionDate}}. If that version was published, it is online at once; if it was a draft, it goes offline. To look at it first, choose “Restore as draft” in the menu beside the button.',
    publishAllLocales: 'Publish in all languages',
    selectLocales: 'Choose languages to display',
    showLocales: 'Show languages:',
  },
}

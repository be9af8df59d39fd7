import type { DeskWords } from './words-type'

/** Dutch as a Belgian agency speaks it to its people: "u", and no brackets around an ending. */
export const nlWords: DeskWords = {
  error: {
    insufficientClipboardPermissions:
      'Geen toegang tot het klembord. Controleer de machtigingen van uw browser.',
    localesNotSaved_one: 'Deze taal kon niet worden bewaard:',
    localesNotSaved_other: 'Deze talen konden niet worden bewaard:',
    unauthorized: 'Meld u aan om dit te doen.',
  },
  fields: {
    addNew: 'Toevoegen',
    addNewLabel: '{{label}} toevoegen',
    newLabel: 'Nieuw: {{label}}',
    selectExistingLabel: '{{label}} kiezen',
    uploadNewLabel: '{{label}} uploaden',
  },
  general: {
    locale: 'Taal van de teksten',
    aboutToDeleteCount_many: 'U staat op het punt {{count}} {{label}} te verwijderen',
    aboutToDeleteCount_one: 'U staat op het punt {{count}} {{label}} te verwijderen',
    aboutToDeleteCount_other: 'U staat op het punt {{count}} {{label}} te verwijderen',
    createNew: 'Toevoegen',
    createNewLabel: '{{label}} toevoegen',
    creatingNewLabel: '{{label}} toevoegen',
    currentlyEditing:
      'is dit nu aan het bewerken. Als u het overneemt, kan die persoon niet verder bewerken en gaan niet-bewaarde wijzigingen misschien verloren.',
    deletePermanently: 'Meteen definitief verwijderen, zonder prullenbak',
    editAll: 'Alles bewerken',
    false: 'Nee',
    newLabel: 'Nieuw: {{label}}',
    none: 'Geen',
    or: 'of',
    payloadSettings: 'Mijn voorkeuren',
    permanentlyDelete: 'Definitief verwijderen',
    resetPreferencesDescription: 'Dit zet al uw voorkeuren terug op de standaardinstellingen.',
    restoring: 'Herstellen...',
    saveChanges: 'Wijzigingen bewaren',
    true: 'Ja',
    upcomingEvents: 'Wat gepland staat',
    updateForEveryone: 'Aanpassen voor iedereen',
  },
  localization: {
    selectedLocales: 'Gekozen talen',
    selectLocaleToDuplicate: 'Kies talen om te dupliceren',
  },
  upload: { bulkUpload: 'Meerdere bestanden uploaden' },
  version: {
    // The framework says how the record will look, and not that visitors see it at once.
    aboutToRestore:
      'U zet {{label}} terug zoals op {{versionDate}}. Was die versie gepubliceerd, dan staat ze meteen online; was ze een concept, dan gaat het offline. Wilt u ze eerst nakijken, kies dan „Herstellen als concept” in het menu naast de knop.',
    type: 'Soort',
    aboutToPublishSelection:
      'U staat op het punt alle {{label}} in de selectie te publiceren. Weet u het zeker?',
    aboutToRestoreGlobal:
      'U staat op het punt {{label}} te herstellen zoals het was op {{versionDate}}.',
    aboutToUnpublishIn:
      'U staat op het punt de publicatie in {{locale}} ongedaan te maken. Weet u het zeker?',
    aboutToUnpublishSelection:
      'U staat op het punt de publicatie van alle {{label}} in de selectie ongedaan te maken. Weet u het zeker?',
    currentDraft: 'Huidig concept',
    publishAllLocales: 'Publiceren in alle talen',
    publishIn: 'Publiceren in {{locale}}',
    unpublished: 'Niet gepubliceerd',
    unpublishedSuccessfully: 'Niet langer gepubliceerd.',
    unpublishIn: 'Publicatie in {{locale}} ongedaan maken',
    viewingVersionGlobal: 'Versie van {{entityLabel}}',
    viewingVersionsGlobal: 'Versies van {{entityLabel}}',
  },
}

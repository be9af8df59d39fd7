import type { DeskWords } from './words-type'

/** Dutch as a Belgian agency speaks it to its people: "u", and no brackets around an ending. */
export const nlWords: DeskWords = {
  authentication: {
    forceUnlock: 'Toch ontgrendelen',
  },
  error: {
    insufficientClipboardPermissions:
      'Geen toegang tot het klembord. Controleer de machtigingen van uw browser.',
    localesNotSaved_one: 'Deze taal kon niet worden bewaard:',
    localesNotSaved_other: 'Deze talen konden niet worden bewaard:',
    unauthorized: 'Meld u aan om dit te doen.',
    documentNotFound:
      'Er is niets gevonden met nummer {{id}}. Misschien is het verwijderd, of hebt u er geen toegang toe.',
  },
  fields: {
    addNew: 'Toevoegen',
    addNewLabel: '{{label}} toevoegen',
    newLabel: 'Nieuw: {{label}}',
    selectExistingLabel: '{{label}} kiezen',
    uploadNewLabel: '{{label}} uploaden',
  },
  general: {
    documentOutOfDate:
      'Dit is intussen gewijzigd, door een collega of door de site zelf, zoals wanneer een bezoeker zijn afspraak verplaatst. Kopieer eerst wat u typte, en laad dan opnieuw.',
    locale: 'Taal van de teksten',
    aboutToDeleteCount_many: 'U staat op het punt {{count}} {{label}} te verwijderen',
    aboutToDeleteCount_one: 'U staat op het punt {{count}} {{label}} te verwijderen',
    aboutToDeleteCount_other: 'U staat op het punt {{count}} {{label}} te verwijderen',
    createNew: 'Nieuw toevoegen',
    createNewLabel: '{{label}} toevoegen',
    creatingNewLabel: '{{label}} toevoegen',
    currentlyEditing:
      'is dit nu aan het bewerken. Als u het overneemt, kan die persoon niet verder bewerken en gaan niet-bewaarde wijzigingen misschien verloren.',
    deletePermanently: 'Meteen definitief verwijderen, zonder prullenbak',
    editAll: 'Alles bewerken',
    false: 'Nee',
    newLabel: 'Nieuw: {{label}}',
    noLabel: '–',
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
    aboutToDelete:
      'U staat op het punt <1>{{title}}</1> ({{label}}) te verwijderen. Weet u het zeker?',
    aboutToPermanentlyDelete:
      'U staat op het punt <1>{{title}}</1> ({{label}}) definitief te verwijderen. Weet u het zeker?',
    aboutToPermanentlyDeleteTrash:
      'U staat op het punt <0>{{count}}</0> <1>{{label}}</1> definitief uit de prullenbak te verwijderen. Weet u het zeker?',
    aboutToRestore:
      'U staat op het punt <1>{{title}}</1> ({{label}}) te herstellen. Weet u het zeker?',
    aboutToRestoreAsDraft:
      'U staat op het punt <1>{{title}}</1> ({{label}}) als concept te herstellen. Weet u het zeker?',
    // The framework says the same whether or not the box below is ticked.
    aboutToTrash:
      'U staat op het punt <1>{{title}}</1> ({{label}}) te verwijderen. Dat gaat naar de prullenbak, behalve als u kiest voor definitief verwijderen.',
    aboutToTrashCount:
      'U staat op het punt {{count}} {{label}} te verwijderen. Dat gaat naar de prullenbak, behalve als u kiest voor definitief verwijderen.',
    deletedAt: 'Verwijderd op',
    documentIsTrashed: 'Dit staat in de prullenbak ({{label}}) en is enkel te lezen.',
    emailAddress: 'E-mailadres',
    emptyTrashLabel: 'Prullenbak leegmaken: {{label}}',
    moving: 'Verplaatsen',
    noResultsDescription: 'Er is nog niets, of niets past bij de filters hierboven.',
    noTrashResults: 'Niets in de prullenbak: {{label}}',
    permanentlyDeletedCountSuccessfully: '{{count}} {{label}} definitief verwijderd.',
    updatedLabelSuccessfully: '{{label}} aangepast.',
  },
  localization: {
    // Stands after "Dupliceren" and nowhere else.
    selectedLocales: 'in gekozen talen',
    selectLocaleToDuplicate: 'Kies talen om te dupliceren',
  },
  upload: {
    bulkUpload: 'Meerdere bestanden uploaden',
    filesToUpload: 'Te uploaden bestanden',
    fileToUpload: 'Te uploaden bestand',
  },
  version: {
    // The reason stands in a notice of its own.
    problemRestoringVersion: 'Deze versie is niet hersteld.',
    // The framework says how the record will look, and not that visitors see it at once.
    aboutToRestore:
      '{{label}}: alle velden worden in alle talen weer zoals op {{versionDate}}. Een gepubliceerde versie staat meteen online; met een concept gaat dit offline tot u publiceert. Wilt u het eerst nakijken, kies dan „Herstellen als concept” in het menu naast de knop.',
    type: 'Soort',
    aboutToPublishSelection:
      'U staat op het punt alle {{label}} in de selectie te publiceren. Weet u het zeker?',
    aboutToRestoreGlobal:
      'U staat op het punt {{label}} te herstellen zoals het was op {{versionDate}}.',
    aboutToUnpublishIn: 'U haalt dit offline in {{locale}}. Weet u het zeker?',
    aboutToUnpublishSelection: 'U haalt alle {{label}} in de selectie offline. Weet u het zeker?',
    currentDraft: 'Huidig concept',
    publishAllLocales: 'Publiceren in alle talen',
    publishIn: 'Publiceren in {{locale}}',
    unpublished: 'Niet gepubliceerd',
    unpublishedSuccessfully: 'Niet langer gepubliceerd.',
    unpublish: 'Offline halen',
    unpublishing: 'Wordt offline gehaald...',
    aboutToUnpublish: 'U haalt dit offline: bezoekers zien het dan niet meer. Weet u het zeker?',
    confirmUnpublish: 'Offline halen',
    unpublishIn: 'Offline halen in {{locale}}',
    viewingVersionGlobal: 'Versie van {{entityLabel}}',
    viewingVersionsGlobal: 'Versies van {{entityLabel}}',
    // Not only in the language that the form shows.
    aboutToRevertToPublished:
      'Alle velden worden in alle talen weer zoals ze gepubliceerd zijn. Wat sindsdien gewijzigd is, vindt u terug bij de versies. Weet u het zeker?',
    compareVersions: 'Versies vergelijken',
    confirmRevertToSaved: 'Terugdraaien bevestigen',
    confirmVersionRestoration: 'Versie herstellen',
    currentlyViewing: 'U bekijkt',
    currentPublishedVersion: 'Huidige gepubliceerde versie',
    modifiedOnly: 'Enkel gewijzigde velden',
    noLabelGroup: 'Groep zonder naam',
    noRowsFound: 'Niets gevonden: {{label}}',
    noRowsSelected: 'Niets gekozen: {{label}}',
    previouslyDraft: 'Eerder een concept',
    previousVersion: 'Vorige versie',
  },
}

import type { DeskWords } from './words-type'

/** German that says "Sie" to who works in the agency, as the rest of the desk does. */
export const deWords: DeskWords = {
  authentication: {
    checkYourEmailForPasswordReset:
      'Gehört die E-Mail-Adresse zu einem Konto, erhalten Sie in Kürze Anweisungen zum Zurücksetzen des Passworts. Sehen Sie auch im Spam-Ordner nach, falls im Posteingang nichts ankommt.',
    forgotPasswordEmailInstructions:
      'Geben Sie Ihre E-Mail-Adresse ein. Sie erhalten eine E-Mail mit Anweisungen zum Zurücksetzen des Passworts.',
    forgotPasswordUsernameInstructions:
      'Geben Sie Ihren Benutzernamen ein. Die Anweisungen zum Zurücksetzen des Passworts gehen an die E-Mail-Adresse, die dazu gehört.',
    generatingNewAPIKeyWillInvalidate:
      'Ein neuer API-Schlüssel macht den vorherigen <1>ungültig</1>. Möchten Sie wirklich fortfahren?',
    loggedIn: 'Um sich mit einem anderen Konto anzumelden, müssen Sie sich zuerst <0>abmelden</0>.',
    loggedInChangePassword:
      'Um Ihr Passwort zu ändern, gehen Sie zu Ihrem <0>Benutzerkonto</0> und ändern es dort.',
    loggedOutInactivity: 'Sie wurden wegen Inaktivität abgemeldet.',
    loggedOutSuccessfully: 'Sie wurden abgemeldet.',
    loginWithAnotherUser:
      'Um sich mit einem anderen Konto anzumelden, müssen Sie sich zuerst <0>abmelden</0>.',
    newAccountCreated:
      'Für Sie wurde ein neues Konto auf <a href="{{serverURL}}">{{serverURL}}</a> angelegt. Klicken Sie auf den folgenden Link oder kopieren Sie ihn in Ihren Browser, um Ihre E-Mail-Adresse zu bestätigen: <a href="{{verificationURL}}">{{verificationURL}}</a><br> Danach können Sie sich anmelden.',
    resetYourPassword: 'Passwort zurücksetzen',
    verifyYourEmail: 'E-Mail-Adresse bestätigen',
    youAreInactive:
      'Sie waren einige Zeit inaktiv und werden zu Ihrer eigenen Sicherheit in Kürze abgemeldet. Möchten Sie angemeldet bleiben?',
    youAreReceivingResetPassword:
      'Sie erhalten diese Nachricht, weil Sie (oder jemand anderes) ein neues Passwort für Ihr Konto verlangt haben. Klicken Sie auf den folgenden Link oder kopieren Sie ihn in Ihren Browser:',
    youDidNotRequestPassword:
      'Haben Sie dies nicht verlangt, ignorieren Sie diese E-Mail. Ihr Passwort bleibt unverändert.',
  },
  dashboard: {
    discardMessage:
      'Das Layout Ihrer Übersicht hat ungespeicherte Änderungen. Möchten Sie sie wirklich verwerfen?',
    noItems:
      'Auf Ihrer Übersicht gibt es keine Widgets. Fügen Sie sie über das Menü der Übersicht in der oberen Leiste hinzu.',
  },
  error: {
    deletingTitle:
      'Beim Löschen von {{title}} ist ein Fehler aufgetreten. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
    documentNotFound:
      'Das Dokument {{id}} wurde nicht gefunden. Vielleicht wurde es gelöscht, oder Sie haben keinen Zugriff darauf.',
    insufficientClipboardPermissions:
      'Kein Zugriff auf die Zwischenablage. Prüfen Sie die Berechtigungen Ihres Browsers.',
    notAllowedToAccessPage: 'Sie dürfen diese Seite nicht öffnen.',
    notAllowedToPerformAction: 'Sie dürfen diese Aktion nicht ausführen.',
    restoringTitle:
      'Beim Wiederherstellen von {{title}} ist ein Fehler aufgetreten. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
    unauthorized: 'Melden Sie sich an, um dies zu tun.',
    unverifiedEmail: 'Bestätigen Sie Ihre E-Mail-Adresse, bevor Sie sich anmelden.',
  },
  fields: {
    addNewLabel: '{{label}} hinzufügen',
    chooseBetweenCustomTextOrDocument:
      'Geben Sie eine Adresse ein oder verlinken Sie auf ein anderes Dokument.',
    chooseDocumentToLink: 'Wählen Sie das Dokument, auf das verlinkt wird',
    enterURL: 'Adresse eingeben',
    newLabel: 'Neu: {{label}}',
    uploadNewLabel: '{{label}} hochladen',
  },
  folder: {
    moveItemsToFolderConfirmation:
      'Sie sind dabei, <1>{{count}} {{label}}</1> nach <2>{{toFolder}}</2> zu verschieben. Sind Sie sicher?',
    moveItemsToRootConfirmation:
      'Sie sind dabei, <1>{{count}} {{label}}</1> in den Hauptordner zu verschieben. Sind Sie sicher?',
    moveItemToFolderConfirmation:
      'Sie sind dabei, <1>{{title}}</1> nach <2>{{toFolder}}</2> zu verschieben. Sind Sie sicher?',
    moveItemToRootConfirmation:
      'Sie sind dabei, <1>{{title}}</1> in den Hauptordner zu verschieben. Sind Sie sicher?',
  },
  general: {
    locale: 'Sprache der Texte',
    aboutToDelete: 'Sie sind dabei, {{label}} <1>{{title}}</1> zu löschen. Sind Sie sicher?',
    aboutToDeleteCount_many: 'Sie sind dabei, {{count}} {{label}} zu löschen.',
    aboutToDeleteCount_one: 'Sie sind dabei, {{count}} {{label}} zu löschen.',
    aboutToDeleteCount_other: 'Sie sind dabei, {{count}} {{label}} zu löschen.',
    aboutToPermanentlyDelete:
      'Sie sind dabei, {{label}} <1>{{title}}</1> endgültig zu löschen. Sind Sie sicher?',
    aboutToPermanentlyDeleteTrash:
      'Sie sind dabei, <0>{{count}}</0> <1>{{label}}</1> endgültig aus dem Papierkorb zu löschen. Sind Sie sicher?',
    aboutToRestore:
      'Sie sind dabei, {{label}} <1>{{title}}</1> wiederherzustellen. Sind Sie sicher?',
    aboutToRestoreAsDraft:
      'Sie sind dabei, {{label}} <1>{{title}}</1> als Entwurf wiederherzustellen. Sind Sie sicher?',
    aboutToRestoreAsDraftCount:
      'Sie sind dabei, {{count}} {{label}} als Entwurf wiederherzustellen.',
    aboutToRestoreCount: 'Sie sind dabei, {{count}} {{label}} wiederherzustellen.',
    // The framework says the same whether or not the box below is ticked.
    aboutToTrash:
      'Sie sind dabei, <1>{{title}}</1> ({{label}}) zu löschen. Der Inhalt kommt in den Papierkorb, es sei denn, Sie wählen endgültiges Löschen.',
    aboutToTrashCount:
      'Sie sind dabei, {{count}} {{label}} zu löschen. Der Inhalt kommt in den Papierkorb, es sei denn, Sie wählen endgültiges Löschen.',
    changesNotSaved:
      'Ihre Änderungen wurden nicht gespeichert. Wenn Sie diese Seite verlassen, gehen sie verloren.',
    copyWarning:
      'Sie sind dabei, {{to}} mit {{from}} für {{label}} {{title}} zu überschreiben. Sind Sie sicher?',
    createNewLabel: '{{label}} hinzufügen',
    creatingNewLabel: '{{label}} hinzufügen',
    currentlyEditing:
      'bearbeitet dies gerade. Wenn Sie übernehmen, kann diese Person nicht weiterarbeiten, und nicht gespeicherte Änderungen gehen vielleicht verloren.',
    enterAValue: 'Wert eingeben',
    documentOutOfDate:
      'Dies wurde inzwischen geändert, durch einen Kollegen oder die Website selbst, etwa wenn ein Besucher seinen Termin verschiebt. Kopieren Sie zuerst, was Sie getippt haben, und laden Sie dann neu.',
    false: 'Nein',
    moveConfirm:
      'Sie sind dabei, {{count}} {{label}} nach <1>{{destination}}</1> zu verschieben. Sind Sie sicher?',
    newLabel: 'Neu: {{label}}',
    noLabel: '–',
    payloadSettings: 'Meine Einstellungen',
    sorryNotFound: 'Zu Ihrer Anfrage gibt es hier leider nichts.',
    true: 'Ja',
    unsavedChanges:
      'Es gibt ungespeicherte Änderungen. Speichern oder verwerfen Sie sie, bevor Sie fortfahren.',
    unsavedChangesDuplicate: 'Es gibt ungespeicherte Änderungen. Möchten Sie trotzdem duplizieren?',
    deletePermanently: 'Sofort endgültig löschen, ohne Papierkorb',
    documentIsTrashed: 'Dies liegt im Papierkorb ({{label}}) und kann nur gelesen werden.',
    emptyTrashLabel: 'Papierkorb leeren: {{label}}',
    filterWhere: '{{label}} filtern, wo',
    next: 'Weiter',
    noResultsDescription: 'Es gibt noch nichts, oder nichts passt zu den Filtern oben.',
    noTrashResults: 'Nichts im Papierkorb: {{label}}',
    permanentlyDeletedCountSuccessfully: '{{count}} {{label}} endgültig gelöscht.',
    permanentlyDelete: 'Endgültig löschen',
    restoreAsPublished: 'Als veröffentlichte Version wiederherstellen',
    trashedCountSuccessfully: '{{count}} {{label}} in den Papierkorb verschoben.',
  },
  localization: {
    copyToLocale: 'In andere Sprache kopieren',
    // Stands after "Duplizieren" and nowhere else.
    selectedLocales: 'in gewählten Sprachen',
  },
  upload: {
    cropToolDescription:
      'Ziehen Sie die Ecken des gewählten Bereichs, zeichnen Sie einen neuen oder ändern Sie die Werte unten.',
    focalPointDescription:
      'Setzen Sie den Fokuspunkt auf der Vorschau oder ändern Sie die Werte unten.',
    filesToUpload: 'Hochzuladende Dateien',
    fileToUpload: 'Hochzuladende Datei',
  },
  validation: {
    emailAddress: 'Geben Sie eine gültige E-Mail-Adresse ein.',
    enterNumber: 'Geben Sie eine gültige Zahl ein.',
    fieldHasNo: 'In diesem Feld fehlt: {{label}}',
    username:
      'Geben Sie einen gültigen Benutzernamen ein: Buchstaben, Ziffern, Bindestriche, Punkte und Unterstriche.',
  },
  version: {
    // The reason stands in a notice of its own.
    problemRestoringVersion: 'Diese Version wurde nicht wiederhergestellt.',
    // The framework says how the record will look, and not that visitors see it at once.
    aboutToRestore:
      '{{label}}: Alle Felder erhalten in allen Sprachen wieder den Stand vom {{versionDate}}. Eine veröffentlichte Version ist sofort online; mit einem Entwurf geht der Inhalt offline, bis Sie veröffentlichen. Um ihn zuerst zu prüfen, wählen Sie „Als Entwurf wiederherstellen“ im Menü neben der Schaltfläche.',
    aboutToPublishSelection:
      'Sie sind dabei, alle {{label}} der Auswahl zu veröffentlichen. Sind Sie sicher?',
    aboutToRestoreGlobal:
      'Sie sind dabei, {{label}} auf den Stand vom {{versionDate}} zurückzusetzen.',
    // Not only in the language that the form shows.
    aboutToRevertToPublished:
      'Alle Felder erhalten in allen Sprachen wieder den veröffentlichten Stand. Was seither geändert wurde, finden Sie bei den Versionen. Sind Sie sicher?',
    aboutToUnpublish:
      'Sie nehmen dies offline: Besucher sehen es dann nicht mehr. Sind Sie sicher?',
    aboutToUnpublishIn: 'Sie nehmen dies in {{locale}} offline. Sind Sie sicher?',
    aboutToUnpublishSelection: 'Sie nehmen alle {{label}} der Auswahl offline. Sind Sie sicher?',
    publishIn: 'Veröffentlichen in {{locale}}',
    unpublished: 'Nicht veröffentlicht',
    unpublishedSuccessfully: 'Nicht mehr veröffentlicht.',
    unpublish: 'Offline nehmen',
    unpublishing: 'Wird offline genommen...',
    confirmUnpublish: 'Offline nehmen',
    unpublishIn: 'Offline nehmen in {{locale}}',
    viewingVersionGlobal: 'Version von {{entityLabel}}',
    viewingVersionsGlobal: 'Versionen von {{entityLabel}}',
    confirmRevertToSaved: 'Zurücksetzen bestätigen',
    currentlyViewing: 'Angezeigte Version',
    modifiedOnly: 'Nur geänderte Felder',
    noRowsFound: 'Nichts gefunden: {{label}}',
    noRowsSelected: 'Nichts ausgewählt: {{label}}',
    previouslyDraft: 'Vorher ein Entwurf',
    previouslyPublished: 'Vorher veröffentlicht',
  },
}

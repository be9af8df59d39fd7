import type { DeskWords } from './words-type'

/** French without brackets around an ending: what a word is called decides, not its gender. */
export const frWords: DeskWords = {
  error: {
    localesNotSaved_one: 'Cette langue n’a pas pu être enregistrée :',
    localesNotSaved_other: 'Ces langues n’ont pas pu être enregistrées :',
    logoutFailed: 'La déconnexion a échoué.',
    tokenInvalidOrExpired: 'Le lien n’est pas valable ou a expiré.',
  },
  fields: {
    addNew: 'Ajouter',
    addNewLabel: 'Ajouter : {{label}}',
    chooseFromExisting: 'Choisir dans la liste',
    chooseLabel: 'Choisir : {{label}}',
    editLabelData: 'Modifier les données : {{label}}',
    labelRelationship: 'Relation : {{label}}',
    newLabel: 'Nouveau : {{label}}',
    selectExistingLabel: 'Choisir : {{label}}',
    swapUpload: 'Changer de fichier',
    toggleBlock: 'Plier ou déplier le bloc',
    uploadNewLabel: 'Téléverser : {{label}}',
    addUpload: 'Ajouter un fichier',
  },
  general: {
    documentOutOfDate:
      'Ceci a changé entre-temps, par un collègue ou par le site lui-même, comme lorsqu’un visiteur déplace son rendez-vous. Copiez d’abord ce que vous avez tapé, puis rechargez.',
    all: 'Toute la liste :',
    // The framework sets a colon behind these, which French keeps at a distance.
    lastModified: 'Dernière modification\u00A0',
    locale: 'Langue des textes\u00A0',
    aboutToDelete:
      'Vous êtes sur le point de supprimer <1>{{title}}</1> ({{label}}). Êtes-vous sûr ?',
    addFilter: 'Ajouter un filtre',
    created: 'Création',
    createdAt: 'Création',
    createNew: 'Ajouter un nouveau',
    createNewLabel: 'Ajouter : {{label}}',
    creatingNewLabel: 'Ajout : {{label}}',
    currentlyEditing:
      'modifie ceci en ce moment. Si vous prenez la main, cette personne ne peut plus continuer et des modifications non enregistrées sont peut-être perdues.',
    deletedSuccessfully: 'Suppression réussie.',
    descending: 'Décroissant',
    ascending: 'Croissant',
    false: 'Non',
    newLabel: 'Nouveau : {{label}}',
    noLabel: '–',
    none: 'Aucun',
    noResults:
      'Aucun résultat dans {{label}}. Soit {{label}} n’a encore rien, soit rien ne correspond aux filtres ci-dessus.',
    payloadSettings: 'Mes préférences',
    selectAll: 'Tout sélectionner : {{count}} {{label}}',
    showAllLabel: 'Tout afficher : {{label}}',
    successfullyCreated: '{{label}} : création réussie.',
    successfullyDuplicated: '{{label}} : copie réussie.',
    titleDeleted: '{{label}} « {{title}} » : suppression réussie.',
    true: 'Oui',
    aboutToPermanentlyDelete:
      'Vous êtes sur le point de supprimer définitivement <1>{{title}}</1> ({{label}}). Êtes-vous sûr ?',
    aboutToRestore:
      'Vous êtes sur le point de restaurer <1>{{title}}</1> ({{label}}). Êtes-vous sûr ?',
    aboutToRestoreAsDraft:
      'Vous êtes sur le point de restaurer <1>{{title}}</1> ({{label}}) comme brouillon. Êtes-vous sûr ?',
    // The framework says the same whether or not the box below is ticked.
    aboutToTrash:
      'Vous êtes sur le point de supprimer <1>{{title}}</1> ({{label}}). Le contenu va à la corbeille, sauf si vous choisissez la suppression définitive.',
    aboutToTrashCount:
      'Vous êtes sur le point de supprimer {{count}} {{label}}. Le contenu va à la corbeille, sauf si vous choisissez la suppression définitive.',
    allLocales: 'Toutes les langues',
    clear: 'Effacer',
    deletedAt: 'Supprimé le',
    deletedCountSuccessfully: 'Suppression réussie : {{count}} {{label}}.',
    deletePermanently: 'Supprimer aussitôt définitivement, sans corbeille',
    documentIsTrashed: 'Ceci est à la corbeille ({{label}}) et ne peut qu’être lu.',
    emptyTrashLabel: 'Vider la corbeille : {{label}}',
    fallbackToDefaultLocale: 'Utiliser la langue par défaut',
    locales: 'Langues',
    moving: 'Déplacement',
    next: 'Suivant',
    noResultsDescription: 'Il n’y a encore rien, ou rien ne correspond aux filtres ci-dessus.',
    noTrashResults: 'Rien dans la corbeille : {{label}}',
    permanentlyDeletedCountSuccessfully: 'Suppression définitive réussie : {{count}} {{label}}.',
    perPage: 'Par page : {{limit}}',
    restoredCountSuccessfully: 'Restauration réussie : {{count}} {{label}}.',
    // The framework (3.90) writes the name of the value in French, so that it is never filled in.
    schedulePublishFor: 'Programmer la publication : {{title}}',
    selectedCount: 'Sélection : {{count}} {{label}}',
    time: 'Heure',
    titleRestored: '{{label}} « {{title}} » : restauration réussie.',
    titleTrashed: '{{label}} « {{title}} » : mis à la corbeille.',
    trashedCountSuccessfully: 'Mis à la corbeille : {{count}} {{label}}.',
    updatedCountSuccessfully: 'Mise à jour réussie : {{count}} {{label}}.',
    updatedLabelSuccessfully: '{{label}} : mise à jour réussie.',
    uploading: 'Téléversement',
    uploadingBulk: 'Téléversement {{current}} sur {{total}}',
  },
  localization: {
    cannotCopySameLocale: 'Impossible de copier vers la même langue',
    copyFromTo: 'Copier de {{from}} vers {{to}}',
    copyTo: 'Copier vers',
    copyToLocale: 'Copier vers une autre langue',
    localeToPublish: 'Langue à publier',
    // Stands after "Dupliquer" and nowhere else.
    selectedLocales: 'dans certaines langues',
    selectLocaleToCopy: 'Choisissez la langue à copier',
    selectLocaleToDuplicate: 'Choisissez les langues à dupliquer',
  },
  upload: {
    bulkUpload: 'Ajout groupé',
    filesToUpload: 'Fichiers à téléverser',
    fileToUpload: 'Fichier à téléverser',
  },
  version: {
    // Behind it, too, stands a colon of the framework.
    status: 'Statut\u00A0',
    // The reason stands in a notice of its own.
    problemRestoringVersion: 'Cette version n’a pas été restaurée.',
    // The framework says how the record will look, and not that visitors see it at once.
    aboutToRestore:
      '{{label}} : dans toutes les langues, tous les champs reprennent leur état du {{versionDate}}. Une version publiée est aussitôt en ligne ; avec un brouillon, le contenu quitte le site jusqu’à ce que vous publiiez. Pour vérifier d’abord, choisissez « Restaurer comme brouillon » dans le menu à côté du bouton.',
    aboutToRestoreGlobal:
      'Vous êtes sur le point de restaurer {{label}} dans l’état du {{versionDate}}.',
    noRowsFound: 'Rien trouvé : {{label}}',
    restoredSuccessfully: 'Restauration réussie.',
    viewingVersion: 'Version : {{entityLabel}} {{documentTitle}}',
    viewingVersionGlobal: 'Version : {{entityLabel}}',
    viewingVersions: 'Versions : {{entityLabel}} {{documentTitle}}',
    viewingVersionsGlobal: 'Versions : {{entityLabel}}',
    // Not only in the language that the form shows.
    aboutToRevertToPublished:
      'Dans toutes les langues, tous les champs reprennent leur état publié. Ce qui a été modifié depuis se retrouve dans les versions. Êtes-vous sûr ?',
    confirmRevertToSaved: 'Confirmer le retour à la version publiée',
    currentDraft: 'Brouillon actuel',
    currentlyViewing: 'Version affichée',
    currentPublishedVersion: 'Version publiée actuelle',
    modifiedOnly: 'Champs modifiés seulement',
    noRowsSelected: 'Rien de sélectionné : {{label}}',
    previouslyDraft: 'Auparavant un brouillon',
    previouslyPublished: 'Auparavant publié',
    previousVersion: 'Version précédente',
    publishAllLocales: 'Publier dans toutes les langues',
    reverting: 'Retour en cours...',
    revertToPublished: 'Revenir à la version publiée',
    selectLocales: 'Choisir les langues à afficher',
    showLocales: 'Afficher les langues :',
    unpublish: 'Mettre hors ligne',
    unpublishing: 'Mise hors ligne...',
    aboutToUnpublish:
      'Vous mettez ceci hors ligne : les visiteurs ne le verront plus. Êtes-vous certain ?',
    confirmUnpublish: 'Mettre hors ligne',
    unpublishIn: 'Mettre hors ligne en {{locale}}',
    unpublishedSuccessfully: 'N’est plus publié.',
  },
}

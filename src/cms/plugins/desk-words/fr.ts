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
  },
  general: {
    all: 'Toute la liste :',
    locale: 'Langue des textes',
    aboutToDelete:
      'Vous êtes sur le point de supprimer <1>{{title}}</1> ({{label}}). Êtes-vous sûr ?',
    addFilter: 'Ajouter un filtre',
    created: 'Création',
    createdAt: 'Création',
    createNew: 'Ajouter',
    createNewLabel: 'Ajouter : {{label}}',
    creatingNewLabel: 'Ajout : {{label}}',
    currentlyEditing:
      'modifie ceci en ce moment. Si vous prenez la main, cette personne ne peut plus continuer et des modifications non enregistrées sont peut-être perdues.',
    deletedSuccessfully: 'Suppression réussie.',
    descending: 'Décroissant',
    ascending: 'Croissant',
    false: 'Non',
    newLabel: 'Nouveau : {{label}}',
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
  },
  version: {
    // The framework says how the record will look, and not that visitors see it at once.
    aboutToRestore:
      'Vous remettez {{label}} dans son état du {{versionDate}}. Si cette version était publiée, elle est aussitôt en ligne ; si c’était un brouillon, le contenu est retiré du site. Pour la vérifier d’abord, choisissez « Restaurer comme brouillon » dans le menu à côté du bouton.',
    aboutToRestoreGlobal:
      'Vous êtes sur le point de restaurer {{label}} dans l’état du {{versionDate}}.',
    noRowsFound: 'Rien trouvé : {{label}}',
    restoredSuccessfully: 'Restauration réussie.',
    viewingVersion: 'Version : {{entityLabel}} {{documentTitle}}',
    viewingVersionGlobal: 'Version : {{entityLabel}}',
    viewingVersions: 'Versions : {{entityLabel}} {{documentTitle}}',
    viewingVersionsGlobal: 'Versions : {{entityLabel}}',
  },
}

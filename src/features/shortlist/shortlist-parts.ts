// One file for the browser, because these are shown together.
export { HomeChoices } from './home-choices.client'
export { OwnList } from './own-list.client'
export { OwnOrShared } from './own-or-shared.client'
export { SaveAll } from './save-all.client'
export { ShareList } from './share-list.client'

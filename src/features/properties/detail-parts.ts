// One file for the browser, because these are shown together.
export { FoldOpener } from '@/ui/disclosure/fold-opener.client'
export { ContactBarFrame } from './contact-bar-frame.client'
export { ListWalk } from './list-walk.client'
export { ShareActions } from './share-actions.client'

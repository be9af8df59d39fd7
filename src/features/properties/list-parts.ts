// One file for the browser, because these are shown together.
export { FilterForm } from './filter-form.client'
export { ListMemoryKeeper } from './list-memory-keeper.client'

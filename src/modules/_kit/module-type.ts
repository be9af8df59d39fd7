import type { ComponentType } from 'react'
import type { ModuleProps } from './module-view'

/** The components of a module type by the name of the view that editors choose. */
export type ModuleViews<View extends string> = Readonly<Record<View, ComponentType<ModuleProps>>>

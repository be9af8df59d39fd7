import type { ModuleExample } from '../_kit/module-example'

export const examples: readonly ModuleExample[] = [
  { view: 'people', fill: ({ memberIds }) => ({ title: 'Ons team', memberIds }) },
]

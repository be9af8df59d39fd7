import type { ModuleExample } from '../_kit/module-example'

export const examples: readonly ModuleExample[] = [
  { view: 'usp', fill: ({ articles }) => ({ title: 'Waarom wij', relations: articles }) },
]

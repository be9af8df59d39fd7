import { resolveColumns } from '@/domain/grid/placement'
import type { PictureView } from '@/features/media/to-picture'
import type { RichTextValue } from '@/features/rich-text/rich-text'
import type { ModuleRelation, ModuleView } from './module-view'

/** Records of the running site that examples point at, because their ids differ by database. */
export type ExampleRecords = {
  /** Saved lists with homes and with projects. */
  properties: ModuleRelation[]
  projects: ModuleRelation[]
  /** Articles with a page of their own, and what clients said. */
  articles: ModuleRelation[]
  quotes: ModuleRelation[]
  memberIds: number[]
  pictures: PictureView[]
}

/** A filled module in one of the views of its type. */
export type ModuleExample = {
  view: string
  /** Tells examples of the same view apart. */
  name?: string
  fill: (records: ExampleRecords) => Partial<ModuleView>
}

/** Completes an example to a module that stands alone in its row. */
export function toExampleModule(
  type: ModuleView['type'],
  { view, name = view, fill }: ModuleExample,
  records: ExampleRecords,
): ModuleView {
  return {
    key: `${type}-${name}`,
    id: 0,
    name: `${type}: ${name}`,
    type,
    view,
    title: '',
    titleSize: 'm',
    description: null,
    image: null,
    images: [],
    background: { kind: 'none' },
    classes: [],
    relations: [],
    link: null,
    videoUrl: '',
    memberIds: [],
    numberItemOfRow: null,
    maxItems: null,
    columns: resolveColumns({}),
    position: 0,
    sort: 0,
    ...fill(records),
  }
}

const block = { direction: 'ltr', format: '', indent: 0, version: 1 } as const

/** Plain paragraphs as an editor would have typed them. */
export function exampleText(...paragraphs: string[]): RichTextValue {
  return {
    root: {
      ...block,
      type: 'root',
      children: paragraphs.map((text) => ({
        ...block,
        type: 'paragraph',
        textFormat: 0,
        textStyle: '',
        children: [
          { type: 'text', text, detail: 0, format: 0, mode: 'normal', style: '', version: 1 },
        ],
      })),
    },
  }
}

import { uiExamples } from '@/ui/examples'
import { ExampleFrame, ExampleGroup } from './example-frame'

/** Every component of `src/ui` in every filled state. */
export function UiScreen() {
  return Object.entries(uiExamples).map(([folder, examples]) => (
    <ExampleGroup key={folder} title={folder}>
      {examples.map(({ name, node }) => (
        <ExampleFrame key={name} label={`ui/${folder}: ${name}`}>
          {node}
        </ExampleFrame>
      ))}
    </ExampleGroup>
  ))
}

/** A Flemish row of classes with its colours, for the examples. */
export const exampleClasses = [
  { letter: 'A+', colour: '#00883F' },
  { letter: 'A', colour: '#4CB848' },
  { letter: 'B', colour: '#BED630' },
  { letter: 'C', colour: '#FFF200' },
  { letter: 'D', colour: '#FDB913' },
  { letter: 'E', colour: '#F37021' },
  { letter: 'F', colour: '#D7141A' },
] as const

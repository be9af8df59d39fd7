import { scaleBand, scaleLinear } from 'd3-scale'

/** A bar, in parts of the chart from 0 to 100, from the upper left. */
export type Bar = { x: number; y: number; width: number; height: number }

export type BarLayout = {
  bars: Bar[]
  /** Round figures with a line each, the highest first; `y` as that of the bars. */
  lines: { value: number; y: number }[]
}

/** Lines above the ground line, at most. */
const lineCount = 4

/** Places bars for whole figures from 0 up, under round figures and above a common ground. */
export function toBars(values: readonly number[]): BarLayout {
  const highest = Math.max(lineCount, ...values)
  const up = scaleLinear().domain([0, highest]).nice(lineCount).range([100, 0])
  const along = scaleBand<number>()
    .domain(values.map((_value, index) => index))
    .range([0, 100])
    .paddingInner(0.25)
  const round = (part: number) => Math.round(part * 100) / 100
  return {
    bars: values.map((value, index) => ({
      x: round(along(index) ?? 0),
      y: round(up(value)),
      width: round(along.bandwidth()),
      height: round(100 - up(value)),
    })),
    lines: up
      .ticks(lineCount)
      .filter(Number.isInteger)
      .toReversed()
      .map((value) => ({ value, y: round(up(value)) })),
  }
}

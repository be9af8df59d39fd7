import { describe, expect, it } from 'vitest'
import { regions } from '../places/region'
import { energyLabels } from './energy-bands'
import { energyColour, neutralEnergyColour, type EnergyColour } from './energy-colour'
import { scaleLabels } from './energy-label'

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((start) => Number.parseInt(hex.slice(start, start + 2), 16) / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast({ fill, text }: EnergyColour): number {
  const [dark = 0, light = 0] = [luminance(fill), luminance(text)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

describe('energyColour', () => {
  it('lets every letter be read on its colour, in every region', () => {
    const all = regions.flatMap((region) =>
      energyLabels.map((label) => energyColour(region, label)),
    )
    const weak = [...all, neutralEnergyColour].filter((colour) => contrast(colour) < 4.5)
    expect(weak).toEqual([])
  })
  it('tells the classes of Flanders and Wallonia apart', () => {
    const fills = (region: 'flanders' | 'wallonia') =>
      scaleLabels(region).map((label) => energyColour(region, label).fill)
    expect(new Set(fills('flanders')).size).toBe(7)
    expect(new Set(fills('wallonia')).size).toBe(9)
  })
  it('gives the signs of a letter one colour in Brussels', () => {
    expect(energyColour('brussels', 'c_sub')).toEqual(energyColour('brussels', 'c_plus'))
    expect(energyColour('brussels', 'a_plus')).toEqual(energyColour('brussels', 'a_sub'))
    expect(energyColour('brussels', 'g').fill).toBe('#D7141A')
  })
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { accentShades, colours, contrast, isGreen } from './accent.ts'

const anyColour = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`)

test('whatever colour is chosen, it is readable on paper and sheet, and so is what lies on it', () => {
  fc.assert(
    fc.property(anyColour, (colour) => {
      for (const scheme of ['dark', 'light'] as const) {
        const { accent, accentInk } = accentShades(colour)[scheme]
        expect(contrast(accent, colours[scheme].paper)).toBeGreaterThanOrEqual(4.5)
        expect(contrast(accent, colours[scheme].sheet)).toBeGreaterThanOrEqual(4.5)
        expect(contrast(accentInk, accent)).toBeGreaterThanOrEqual(4.5)
      }
    }),
  )
})

test('a colour that is readable stays as it was chosen', () => {
  expect(accentShades('#efad4a').dark.accent).toBe('#efad4a')
  expect(accentShades('#8a4b08').light.accent).toBe('#8a4b08')
})

test('a green is told from every other colour, however light or dark', () => {
  const greens = ['#9fd3b4', '#1f5a41', '#008000', '#c8f7c8', '#0a3d0a', '#6aa84f', '#34c759']
  expect(greens.filter((colour) => !isGreen(colour))).toEqual([])
  const others = ['#efad4a', '#8a4b08', '#ffffff', '#171613', '#0057b8', '#7a1fa2', '#777777']
  expect(others.filter(isGreen)).toEqual([])
})

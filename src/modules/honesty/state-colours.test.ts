import { expect, test } from 'vitest'
import { stateColourLike, stateColours } from './state-colours.ts'

test('every colour of the list is refused, and the sentence says whose it is', () => {
  expect(stateColours.length).toBeGreaterThan(20)
  for (const { colour } of stateColours) expect(stateColourLike(colour)).toMatch(/government/)
  expect(stateColourLike('#1d70b8')).toContain('GOV.UK')
})

test('a shade lighter, darker or beside is refused too', () => {
  for (const colour of ['#2572b4', '#1d6fb8', '#2b84cf', '#d90620', '#27374b'])
    expect(stateColourLike(colour), colour).not.toBeNull()
})

test('what no state is known by passes', () => {
  for (const colour of [
    '#8a4b08',
    '#efad4a',
    '#7a3e8e',
    '#3d6b1f',
    '#a3327f',
    '#5c4a3a',
    '#9a5b00',
  ])
    expect(stateColourLike(colour), colour).toBeNull()
})

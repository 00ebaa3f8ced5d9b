import sharp from 'sharp'
import { expect, test } from 'vitest'
import { openImages } from './open-images.ts'

const colours = { paper: '#171613', ink: '#f3ecdd', accent: '#efad4a' }
const sentence = 'A private company, not a government.'

test.each([
  'Padma Overseas Ltd',
  'পদ্মা ওভারসিজ লিমিটেড',
  'A & B <Overseas> '.repeat(8),
  'W'.repeat(80),
])('a card is 1200 by 630 px and carries the name “%s”', async (title) => {
  const images = openImages()
  const card = await images.drawCard({ title, sentence, colours })
  const picture = sharp(card)
  expect(await picture.metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 })
  const without = await images.drawCard({ title: '.', sentence, colours })
  const ink = async (bytes: Buffer) => (await sharp(bytes).stats()).channels[2]?.mean ?? 0
  expect(await ink(card)).toBeGreaterThan(await ink(without))
  expect(card.length).toBeLessThan(60_000)
  await images.close()
})

import type { Drawn } from './card-pieces.ts'
import { asMarkup, letters } from './drawing.ts'

/** How wide a stroke is, in sizes of the letters. */
const strokeWidth = 0.55
/**
 * An invisible stroke before each text, which takes no room: so lines are equally high, whatever letters they have. Of the
 * spacing after the first letter of a line Pango takes one half, so it is twice as much.
 */
const strokeFor = (size: number) =>
  `<span alpha="1" letter_spacing="${-Math.round(2 * strokeWidth * size * 1024)}">|</span>`
const startsFromRight = /^[^\p{L}]*[\p{Script=Arabic}\p{Script=Hebrew}]/u

export interface Style {
  size: number
  width: number
  colour?: string
  /** How many it may have before its letters become smaller. */
  lines?: number
}

interface On extends Style {
  /** By how much all letters of the card are smaller or larger. */
  scale: number
  isRightToLeft: boolean
}

/** Sets a text of the card in lines. The fonts must be loaded. */
export async function lettersOf(text: string, on: On): Promise<Drawn> {
  const { size, width, colour = '#000', lines = 9, scale, isRightToLeft } = on
  const scaled = Math.max(13, Math.round(size * scale))
  // Of text that runs from the right Pango takes the left for the beginning.
  const isTurned = isRightToLeft && !startsFromRight.test(text)
  const set = (room: number) =>
    letters(strokeFor(scaled) + asMarkup(text), {
      ...{ size: scaled, colour, width: Math.floor(room), wrap: 'word-char' },
      align: isTurned ? 'right' : 'left',
    })
      .png()
      .toBuffer({ resolveWithObject: true })
  const first = await set(width)
  // The stroke lends the first line room that is not there.
  const { data, info } = first.info.width > width ? await set(width - strokeWidth * scaled) : first
  if (info.height > lines * scaled * 1.5 && size > 20)
    return lettersOf(text, { ...on, size: size * 0.85 })
  return { input: data, width: info.width, height: info.height }
}

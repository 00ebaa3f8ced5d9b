import { contrast } from './contrast.ts'
import { type Colours, colours } from './tokens.ts'

/** An accent as one scheme shows it, with the ink that lies on it. */
export type Accent = Pick<Colours, 'accent' | 'accentInk'>

/** WCAG 2.2, 1.4.3. */
const enough = 4.5

/**
 * The organisation's colour (`#rrggbb`) as each scheme can show it: no single colour is readable on
 * dark and on light paper, so it is made lighter or darker until it keeps 4.5 to 1 on paper and
 * sheet, and no further.
 */
export function accentShades(colour: string): { dark: Accent; light: Accent } {
  return {
    dark: shade(colour, colours.dark, '#ffffff', ['#1d1b16', '#000000']),
    light: shade(colour, colours.light, '#000000', ['#fffdf8', '#ffffff']),
  }
}

function shade(
  colour: string,
  { paper, sheet }: Colours,
  towards: string,
  inks: readonly [string, string],
): Accent {
  let accent = colour
  for (let part = 0; part <= 1; part += 0.02) {
    accent = mix(colour, towards, part)
    if (contrast(accent, paper) >= enough && contrast(accent, sheet) >= enough) break
  }
  const [usual, strongest] = inks
  return { accent, accentInk: contrast(accent, usual) >= enough ? usual : strongest }
}

/** So much of the other colour in one, 0 to 1. */
function mix(one: string, other: string, part: number): string {
  const channels = [1, 3, 5].map((at) => {
    const [a, b] = [one, other].map((each) => Number.parseInt(each.slice(at, at + 2), 16))
    return Math.round((a as number) * (1 - part) + (b as number) * part)
  })
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}

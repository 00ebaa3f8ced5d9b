/** The colours of one scheme, as tokens.css names them. */
export interface Colours {
  /** The page's ground. */
  paper: string
  /** What lies on it: a form, a card, a scan. */
  sheet: string
  ink: string
  inkSoft: string
  /** Hairlines only; too faint for text or for the edge of a field. */
  line: string
  accent: string
  /** Text on the accent. */
  accentInk: string
  /** "What we can tell you". */
  known: string
  knownWash: string
  /** "What only the authority can tell you". */
  ask: string
  askWash: string
  danger: string
  dangerWash: string
}

/** The same values as in tokens.css, for what needs them in script (Mantine's theme). */
export const colours: { dark: Colours; light: Colours } = {
  dark: {
    paper: '#171613',
    sheet: '#201e1a',
    ink: '#f3ecdd',
    inkSoft: '#b9af9c',
    line: '#3b372f',
    accent: '#efad4a',
    accentInk: '#1d1b16',
    known: '#9fd3b4',
    knownWash: '#1b2a22',
    ask: '#f0c987',
    askWash: '#2e2415',
    danger: '#ff9c8f',
    dangerWash: '#331c18',
  },
  light: {
    paper: '#f7f2e8',
    sheet: '#fffdf8',
    ink: '#1d1b16',
    inkSoft: '#5d574b',
    line: '#d9d0bd',
    accent: '#8a4b08',
    accentInk: '#fffdf8',
    known: '#1f5a41',
    knownWash: '#e6efe6',
    ask: '#6b3d00',
    askWash: '#f6e7cf',
    danger: '#9b1c1c',
    dangerWash: '#f9e4de',
  },
}

/**
 * Font stacks of the system's own typefaces. Only for Bengali letters on a device that has none is
 * a font downloaded: see bengali-font.css.
 */
export const fonts = {
  serif:
    'ui-serif, "Iowan Old Style", "Palatino Linotype", "Noto Serif", "Candor Bengali", "Noto Serif Bengali", Georgia, serif',
  sans: 'ui-sans-serif, system-ui, "Segoe UI", "Noto Sans", "Candor Bengali", "Noto Sans Bengali", sans-serif',
  mono: 'ui-monospace, "Noto Sans Mono", monospace',
}

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

/** Tells whether a colour is a green, which beside a document reads as an approval. */
export function isGreen(colour: string): boolean {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
  const most = Math.max(r, g, b)
  return most === g && g - Math.min(r, b) > 0.12 * most && g > 1.04 * Math.max(r, b)
}

/** So much of the other colour in one, 0 to 1. */
function mix(one: string, other: string, part: number): string {
  const channels = [1, 3, 5].map((at) => {
    const [a, b] = [one, other].map((each) => Number.parseInt(each.slice(at, at + 2), 16))
    return Math.round((a as number) * (1 - part) + (b as number) * part)
  })
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}

/** Relative luminance of `#rrggbb`, 0 to 1 (WCAG 2.2). */
function luminance(colour: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** Contrast ratio of two colours `#rrggbb`, 1 to 21 (WCAG 2.2). */
export function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((x, y) => y - x) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

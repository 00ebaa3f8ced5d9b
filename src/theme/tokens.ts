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

/** Corners are nearly square: paper, not plastic. */
export const radius = '3px'

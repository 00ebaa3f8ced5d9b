import {
  ActionIcon,
  Button,
  type CSSVariablesResolver,
  createTheme,
  defaultVariantColorsResolver,
  type MantineColorsTuple,
} from '@mantine/core'
import { colours, fonts } from '#theme/accent'
import classes from './press.module.css'

/** Mantine wants ten shades; ours come from the tokens through cssVariables below, so all are the same. */
const single = (colour: string): MantineColorsTuple =>
  [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map(() => colour) as unknown as MantineColorsTuple

/** Mantine's two neutral scales, from paper to ink and back; by number where Mantine uses them. */
const lightNeutrals: MantineColorsTuple = [
  '#f7f2e8',
  '#f1ebdd',
  '#e8e0cf',
  '#d9d0bd',
  '#938b7a',
  '#7d7566',
  '#5d574b',
  '#4a453b',
  '#36322a',
  '#1d1b16',
]
const darkNeutrals: MantineColorsTuple = [
  '#f3ecdd',
  '#d8cfbd',
  '#b9af9c',
  '#9a917f',
  '#857d6d',
  '#2b2924',
  '#201e1a',
  '#171613',
  '#12110f',
  '#0d0c0b',
]

/** Mantine's components in ink and paper. */
export const theme = createTheme({
  colors: {
    accent: single(colours.light.accent),
    danger: single(colours.light.danger),
    known: single(colours.light.known),
    ask: single(colours.light.ask),
    ink: single(colours.light.inkSoft),
    gray: lightNeutrals,
    dark: darkNeutrals,
  },
  primaryColor: 'accent',
  fontFamily: fonts.sans,
  fontFamilyMonospace: fonts.mono,
  fontSizes: {
    xs: '0.8125rem',
    sm: '0.875rem',
    md: '0.9375rem',
    lg: '1.0625rem',
    xl: '1.3125rem',
  },
  lineHeights: { xs: '1.4', sm: '1.4', md: '1.5', lg: '1.45', xl: '1.3' },
  headings: {
    fontFamily: fonts.serif,
    fontWeight: '600',
    textWrap: 'balance',
    sizes: {
      h1: { fontSize: '1.75rem', lineHeight: '1.25' },
      h2: { fontSize: '1.3125rem', lineHeight: '1.3' },
      h3: { fontSize: '1.0625rem', lineHeight: '1.35' },
      h4: { fontSize: '1.0625rem', lineHeight: '1.35' },
      h5: { fontSize: '0.9375rem', lineHeight: '1.4' },
    },
  },
  defaultRadius: 'var(--round)',
  cursorType: 'pointer',
  respectReducedMotion: true,
  variantColorResolver: (input) => ({
    ...defaultVariantColorsResolver(input),
    ...(input.variant === 'filled' ? { color: 'var(--accent-ink)' } : {}),
    // A quiet verb is no accent: one filled button on a page is.
    ...(input.variant === 'subtle' && (input.color ?? 'accent') === 'accent'
      ? { color: 'var(--ink-soft)', hover: 'var(--hover)', hoverColor: 'var(--ink)' }
      : {}),
  }),
  components: {
    Button: Button.extend({ classNames: { root: classes.press } }),
    // A dialog's head is not a banner of the page. Not `Modal.extend`: that would load it immediately.
    Modal: { defaultProps: { attributes: { header: { role: 'none' } } } },
    ActionIcon: ActionIcon.extend({ classNames: { root: classes.press } }),
  },
})

/** Returns a colour family by tokens: its strong colour, its wash. */
function family(name: string, strong: string, wash: string): Record<string, string> {
  const prefix = `--mantine-color-${name}`
  return {
    [`${prefix}-text`]: strong,
    [`${prefix}-filled`]: strong,
    [`${prefix}-filled-hover`]: `color-mix(in srgb, ${strong} 88%, var(--ink))`,
    [`${prefix}-light`]: wash,
    [`${prefix}-light-hover`]: `color-mix(in srgb, ${wash} 88%, var(--ink))`,
    [`${prefix}-light-color`]: strong,
    [`${prefix}-outline`]: strong,
    [`${prefix}-outline-hover`]: wash,
  }
}

const inkAndPaper = {
  '--mantine-color-text': 'var(--ink)',
  '--mantine-color-body': 'var(--paper)',
  '--mantine-color-bright': 'var(--ink)',
  '--mantine-color-dimmed': 'var(--ink-soft)',
  '--mantine-color-placeholder': 'var(--ink-faint)',
  '--mantine-color-error': 'var(--danger)',
  '--mantine-color-anchor': 'var(--ink)',
  '--mantine-color-default': 'transparent',
  '--mantine-color-default-hover': 'var(--hover)',
  '--mantine-color-default-color': 'var(--ink)',
  '--mantine-color-default-border': 'var(--edge)',
  '--mantine-color-disabled': 'var(--paper)',
  '--mantine-color-disabled-color': 'var(--ink-soft)',
  '--mantine-color-disabled-border': 'var(--line)',
  '--mantine-primary-color-contrast': 'var(--accent-ink)',
  ...family('accent', 'var(--accent)', 'var(--mark-wash)'),
  ...family('danger', 'var(--danger)', 'var(--danger-wash)'),
  ...family('known', 'var(--known)', 'var(--known-wash)'),
  ...family('ask', 'var(--ask)', 'var(--ask-wash)'),
  ...family('ink', 'var(--ink-soft)', 'var(--selected)'),
  // Mantine uses these two names itself where a component sets no colour.
  ...family('red', 'var(--danger)', 'var(--danger-wash)'),
  ...family('gray', 'var(--ink-soft)', 'var(--selected)'),
}

/** Sets Mantine's variables from tokens; the tokens themselves handle light and dark. */
export const cssVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: inkAndPaper,
  dark: inkAndPaper,
})

import { expect, test } from 'vitest'
import { colours, contrast, fonts } from './accent.ts'
import styles from './tokens.css?raw'

const cssName = (name: string) =>
  `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`

/** The custom properties of the first block after `selector`. */
function blockAfter(selector: string): Record<string, string> {
  const from = styles.indexOf('{', styles.indexOf(selector))
  const block = styles.slice(from + 1, styles.indexOf('}', from))
  return Object.fromEntries(
    [...block.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, a, b]) => [a, b]),
  )
}

const schemes = [
  ['dark', ':root {'],
  ['light', ':root[data-theme="light"]'],
  ['light', ':root[data-theme="system"]'],
] as const

test.each(schemes)(
  'the %s colours are the same in styles and in script (%s)',
  (scheme, selector) => {
    const block = blockAfter(selector)
    for (const [name, value] of Object.entries(colours[scheme]))
      expect(block[cssName(name)], name).toBe(value)
  },
)

test('the font stacks are the same', () => {
  const block = blockAfter(':root {')
  for (const [name, value] of Object.entries(fonts))
    expect(block[`--${name}`]?.replace(/\s+/g, ' ')).toBe(value)
})

test.each(['dark', 'light'] as const)('%s text keeps a contrast of 4.5 to 1', (scheme) => {
  const c = colours[scheme]
  const pairs = [
    [c.ink, c.paper],
    [c.ink, c.sheet],
    [c.inkSoft, c.paper],
    [c.inkSoft, c.sheet],
    [c.accent, c.paper],
    [c.accentInk, c.accent],
    [c.known, c.knownWash],
    [c.ask, c.askWash],
    [c.danger, c.dangerWash],
    [c.danger, c.sheet],
    [c.ink, c.dangerWash],
  ] as const
  for (const [text, ground] of pairs) expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5)
})

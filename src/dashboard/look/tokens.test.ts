import { expect, test } from 'vitest'
import { contrast } from '#theme/accent'
import shared from '../../theme/tokens.css?raw'
import own from './tokens.css?raw'

/** The custom properties of the first block of `styles` that begins with `selector`. */
function blockAfter(styles: string, selector: string): Record<string, string> {
  const from = styles.indexOf('{', styles.indexOf(selector))
  const block = styles.slice(from + 1, styles.indexOf('}', from))
  return Object.fromEntries(
    [...block.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, a, b]) => [a, b]),
  )
}

const light = ':root[data-mantine-color-scheme="light"]'
const dark = { ...blockAfter(shared, ':root {'), ...blockAfter(own, ':root {') }
const schemes = {
  dark,
  light: { ...dark, ...blockAfter(shared, ':root[data-theme="light"]'), ...blockAfter(own, light) },
}

const grounds = ['paper', 'sheet', 'rail', 'raised']
const pairs = [
  ...['ink', 'ink-soft', 'ink-faint', 'warn', 'danger', 'known'].flatMap((text) =>
    grounds.map((ground) => [text, ground] as const),
  ),
  ...['warn', 'danger', 'known'].map((tone) => [tone, `${tone}-wash`] as const),
  ...['warn-wash', 'danger-wash', 'known-wash'].map((wash) => ['ink', wash] as const),
  ['accent', 'mark-wash'],
  ['accent-ink', 'accent'],
] as const

test.each(['dark', 'light'] as const)('%s: text keeps 4.5 to 1 on whatever it lies', (scheme) => {
  const value = schemes[scheme] as Record<string, string>
  const faint = pairs.filter(([a, b]) => contrast(value[a] ?? '', value[b] ?? '') < 4.5)
  expect(faint).toEqual([])
})

test.each(['dark', 'light'] as const)('%s: the edge of a control keeps 3 to 1', (scheme) => {
  const value = schemes[scheme] as Record<string, string>
  const faint = grounds.filter((on) => contrast(value.edge ?? '', value[on] ?? '') < 3)
  expect(faint).toEqual([])
})

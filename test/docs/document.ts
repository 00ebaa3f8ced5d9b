import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

/** The folder that holds package.json. */
export const checkout = join(import.meta.dirname, '../..')

/** Every document of the project, as a path from the checkout. */
export const documents: readonly string[] = [
  ...readdirSync(checkout).filter((name) => name.endsWith('.md')),
  ...readdirSync(join(checkout, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => join('docs', name)),
]

export function textOf(path: string): string {
  return readFileSync(join(checkout, path), 'utf8')
}

/** A document without its fenced blocks, which hold examples and not claims about this checkout. */
function proseOf(text: string): string {
  return text.replace(/^```[\s\S]*?^```$/gm, '')
}

/** What stands between backticks in the prose. */
export function codeIn(text: string): string[] {
  return [...proseOf(text).matchAll(/`([^`\n]+)`/g)].map((match) => match[1] as string)
}

/** The targets of all links and pictures that are no web addresses, `path#heading`. */
export function localLinksIn(text: string): string[] {
  const targets = [...proseOf(text).matchAll(/\]\(([^)\s]+)\)/g)].map((match) => match[1] as string)
  return targets.filter((target) => !/^[a-z]+:/.test(target))
}

/** Where a link leads: the file from the checkout, and the heading in it or ''. */
export function resolveLink(from: string, target: string): { path: string; heading: string } {
  const [file = '', heading = ''] = target.split('#')
  const path = file === '' ? from : relative(checkout, join(checkout, dirname(from), file))
  return { path, heading }
}

/** The anchors of a document's headings, as GitHub makes them. */
export function anchorsOf(text: string): string[] {
  return [...proseOf(text).matchAll(/^#{1,6} (.+)$/gm)].map((match) =>
    (match[1] as string)
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .trim()
      .replace(/\s/g, '-'),
  )
}

/**
 * The rows of the table below a heading, each as its cells with backticks taken off; without the
 * table's own head. Throws when there is no such table.
 */
export function tableBelow(text: string, heading: string): string[][] {
  const [, after] = text.split(new RegExp(`^#{1,6} ${heading}$`, 'm'))
  const [section = ''] = (after ?? '').split(/^#{1,6} /m)
  const [head, rule, ...rows] = section.split('\n').filter((line) => line.startsWith('|'))
  if (!head || !/^[|\s-]+$/.test(rule ?? '')) throw new Error(`There is no table below ${heading}.`)
  return rows.map((row) =>
    row
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim().replace(/^`([^`]+)`$/, '$1')),
  )
}

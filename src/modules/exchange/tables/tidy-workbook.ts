import { posix } from 'node:path'
import { placedCells } from './placed-cells.ts'
import { escaped } from './plain-xml.ts'
import { attributeOf, partsOf, tagsIn } from './workbook-parts.ts'

const relationTypes = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const kindOf = (tag: string) => attributeOf(tag, 'Type').replace(/^.*\//, '')
const readKinds = ['worksheet', 'sharedStrings', 'styles']

/** Where the parts lie that are read, once they are tidy. */
export const tidyPaths = {
  workbook: 'xl/workbook.xml',
  relations: 'xl/_rels/workbook.xml.rels',
  styles: 'xl/styles.xml',
  sharedStrings: 'xl/sharedStrings.xml',
} as const

/**
 * The parts of a workbook in the one form that its reader knows, whatever program wrote them and however: each where it is
 * looked for, and in plain XML. Parts may lie anywhere and be named from anywhere (ECMA-376, part 2). What the reader does
 * not know, it leaves out cell by cell, or takes for damage.
 * @throws Error when it is no workbook
 */
export async function tidyWorkbook(workbook: Buffer): Promise<Map<string, string>> {
  const all = await partsOf(workbook, (path) => /\.rels$/i.test(path))
  const path = rootIn(all)
  const folder = posix.dirname(path)
  const list = partIn(all, `${folder}/_rels/${posix.basename(path)}.rels`)
  const relations = [...tagsIn(list, 'Relationship')]
    .map((tag) => ({ id: attributeOf(tag, 'Id'), kind: kindOf(tag), path: targetOf(tag, folder) }))
    .filter(({ kind }) => readKinds.includes(kind))
  const wanted = new Set([path, ...relations.map((one) => one.path)].map(lowered))
  const parts = await partsOf(workbook, (name) => wanted.has(lowered(name)))
  const tidy = new Map([[tidyPaths.workbook as string, partIn(parts, path)]])
  const named: string[] = []
  for (const [at, { id, kind, path: from }] of relations.entries()) {
    const isSheet = kind === 'worksheet'
    const name = isSheet ? `sheet${at}` : kind
    const xml = parts.get(lowered(from))
    if (xml !== undefined) tidy.set(`xl/${name}.xml`, isSheet ? await placedCells(xml) : xml)
    named.push(
      `<Relationship Id="${escaped(id)}" Type="${relationTypes}/${kind}" Target="${name}.xml"/>`,
    )
  }
  tidy.set(tidyPaths.relations, `<Relationships>${named.join('')}</Relationships>`)
  return tidy
}

const lowered = (path: string) => path.toLowerCase()

/** Two programs that write one path may not agree on its capital letters. */
function partIn(parts: ReadonlyMap<string, string>, path: string): string {
  const part = parts.get(lowered(posix.normalize(path)))
  if (part === undefined) throw new Error(`No part ${path}.`)
  return part
}

/** Where the workbook itself lies, as the package says. */
function rootIn(relations: ReadonlyMap<string, string>): string {
  const root = [...tagsIn(relations.get('_rels/.rels') ?? '', 'Relationship')].find(
    (tag) => kindOf(tag) === 'officeDocument',
  )
  return root ? targetOf(root, '') : 'xl/workbook.xml'
}

/** The path that a relationship means, seen from the folder of the part that has it. */
function targetOf(tag: string, folder: string): string {
  const target = decodeURIComponent(attributeOf(tag, 'Target')).replaceAll('\\', '/')
  return posix.join('/', target.startsWith('/') ? '' : folder, target).slice(1)
}

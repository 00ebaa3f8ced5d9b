import { posix } from 'node:path'
import { attributeOf, partsOf, tagsIn } from './workbook-parts.ts'

const kindOf = (tag: string) => attributeOf(tag, 'Type').replace(/^.*\//, '')
const readKinds = ['worksheet', 'sharedStrings', 'styles']
/** Sheets without a table: charts, dialogues and macros of Excel 4. */
const otherSheets = /^(?:chartsheet|dialogsheet|xlMacrosheet|xlIntlMacrosheet)$/

/** A workbook in plain XML, whatever program wrote it. */
export interface TidyWorkbook {
  sheets: TidySheet[]
  /** The XML of the texts that cells share, and of the styles; empty where the workbook has none. */
  sharedStrings: string
  styles: string
  isSince1904: boolean
}

export interface TidySheet {
  name: string
  isHidden: boolean
  /** Null where it is missing or damaged. */
  xml: string | null
  /** The XML of what is drawn above its cells; empty without any. */
  drawing: string
}

/**
 * Returns the parts of a workbook that we read, each in plain XML. Parts may be anywhere and be named from anywhere
 * (ECMA-376, part 2).
 * @throws Error when it is not a workbook
 */
export async function tidyWorkbook(workbook: Buffer): Promise<TidyWorkbook> {
  const all = await partsOf(workbook, (path) => /\.rels$/i.test(path))
  const path = rootIn(all)
  const folder = posix.dirname(path)
  const list = partIn(all, `${folder}/_rels/${posix.basename(path)}.rels`)
  const relations = [...tagsIn(list, 'Relationship')].map((tag) => ({
    ...{ id: attributeOf(tag, 'Id'), kind: kindOf(tag), path: targetOf(tag, folder) },
  }))
  const drawings = new Map(relations.map((one) => [one.id, drawingOf(all, one.path)]))
  const readOf = relations.filter(({ kind }) => readKinds.includes(kind))
  const read = [path, ...readOf.map((one) => one.path), ...drawings.values()]
  const wanted = new Set(read.map(lowered))
  const parts = await partsOf(workbook, (name) => wanted.has(lowered(name)))
  const root = partIn(parts, path)
  const [properties = ''] = tagsIn(root, 'workbookPr')
  const ofKind = (kind: string) => {
    const relation = relations.find((one) => one.kind === kind)
    return parts.get(lowered(relation?.path ?? '')) ?? ''
  }
  return {
    sheets: [...tagsIn(root, 'sheet')].flatMap((tag) => {
      const sheet = relations.find(({ id }) => id === attributeOf(tag, 'id'))
      if (otherSheets.test(sheet?.kind ?? '')) return []
      return {
        name: attributeOf(tag, 'name'),
        isHidden: /hidden$/i.test(attributeOf(tag, 'state')),
        xml: parts.get(lowered(sheet?.path ?? '')) ?? null,
        drawing: parts.get(lowered(drawings.get(sheet?.id ?? '') ?? '')) ?? '',
      }
    }),
    sharedStrings: ofKind('sharedStrings'),
    styles: ofKind('styles'),
    // Days are counted since 1904 on old Macs; `true` is `1` (XML Schema, part 2, section 3.2.2).
    isSince1904: /^(?:1|true)$/.test(attributeOf(properties, 'date1904')),
  }
}

const lowered = (path: string) => path.toLowerCase()

/** Returns the path of what is drawn above a sheet; empty without any. */
function drawingOf(relations: ReadonlyMap<string, string>, sheet: string): string {
  const folder = posix.dirname(sheet)
  const list = relations.get(lowered(`${folder}/_rels/${posix.basename(sheet)}.rels`)) ?? ''
  const drawing = [...tagsIn(list, 'Relationship')].find((tag) => kindOf(tag) === 'drawing')
  return drawing ? targetOf(drawing, folder) : ''
}

/** Finds a part; two programs that write one path may differ in its capital letters. */
function partIn(parts: ReadonlyMap<string, string>, path: string): string {
  const part = parts.get(lowered(posix.normalize(path)))
  if (part === undefined) throw new Error(`no part ${path}`)
  return part
}

/** Returns the path of the workbook itself, as the package states it. */
function rootIn(relations: ReadonlyMap<string, string>): string {
  const root = [...tagsIn(relations.get('_rels/.rels') ?? '', 'Relationship')].find(
    (tag) => kindOf(tag) === 'officeDocument',
  )
  return root ? targetOf(root, '') : 'xl/workbook.xml'
}

/** Resolves the target of a relationship, relative to the folder of the part that has it. */
function targetOf(tag: string, folder: string): string {
  const target = decodeURIComponent(attributeOf(tag, 'Target')).replaceAll('\\', '/')
  return posix.join('/', target.startsWith('/') ? '' : folder, target).slice(1)
}

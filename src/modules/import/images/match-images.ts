import { beginsWithKind, kindByName } from '#modules/documents/file-name.schema'
import type { DocumentKind } from '#modules/documents/schema'
import { normaliseNumber } from '#modules/records/schema'
import type { Note } from '#modules/tables/notes/reading.schema'
import { europeanDigits } from '#platform/ids/schema'
import { platformLimits } from '#platform/limits'
import { visibleLine } from '#platform/text.schema'
import { say } from '../notes/say.ts'

/** One file among those given to an import; nothing is read before it is opened. */
export interface ImageFile {
  /** Its path within the folder or zip, separated by `/`, for people and for matching. */
  path: string
  bytes: number
  open(): AsyncIterable<Uint8Array>
}

/** What systems add to folders and zips on their own. */
const noise = /(^|\/)(__MACOSX|\.[^/]*|Thumbs\.db|desktop\.ini)(\/|$)/i

/** Tells whether a path is a file of the person's own. */
export function isOwnFile(path: string): boolean {
  return !path.endsWith('/') && !noise.test(path)
}

/** Images by every way in which a row can name them. */
export interface ImageIndex {
  all: readonly ImageFile[]
  byPath: Map<string, ImageFile[]>
  byName: Map<string, ImageFile[]>
  /** By what may be a passport number anywhere in the names of the file and its folders. */
  byNumber: Map<string, ImageFile[]>
  /** In the order of their names, normalised like numbers: `CC1000001PHOTO2PNG`. */
  inOrder: readonly { name: string; image: ImageFile }[]
}

/** An image that a row names: a cell with the file of a kind. */
export interface NamedImage {
  kind: DocumentKind
  column: string
  /** A file's name or path; the last part of a web address. */
  name: string
  /** The whole cell. */
  address: string
  /** Whether it is a web address, which is never fetched. */
  isAddress: boolean
}

export interface Matched {
  images: { kind: DocumentKind; image: ImageFile }[]
  problems: Note[]
  /** Images that were filed, or that a problem mentions. */
  accountedFor: ImageFile[]
  /** Addresses without a file among the images. */
  missingAddresses: NamedImage[]
}

const folded = (name: string) => visibleLine(name).toLowerCase()
const nameOf = (path: string) => path.split('/').at(-1) ?? path

/** Returns the image with a path; of several, the first. */
export const imageAt = ({ byPath }: ImageIndex, path: string): ImageFile | undefined =>
  byPath.get(folded(path))?.find((image) => image.path === path)

/** Prepares the images of an import for matching. */
export function indexImages(all: readonly ImageFile[]): ImageIndex {
  const inOrder = all
    .map((image) => ({ name: normaliseNumber(nameOf(image.path)), image }))
    .sort((one, other) => (one.name < other.name ? -1 : Number(one.name > other.name)))
  const maps = { byPath: new Map(), byName: new Map(), byNumber: new Map() }
  const index: ImageIndex = { all, ...maps, inOrder }
  for (const image of all) {
    const path = folded(image.path)
    add(index.byPath, path, image)
    add(index.byName, nameOf(path), image)
    for (const number of numbersIn(image.path)) add(index.byNumber, number, image)
  }
  return index
}

function add(map: Map<string, ImageFile[]>, key: string, image: ImageFile): void {
  const there = map.get(key)
  if (there) there.push(image)
  else map.set(key, [image])
}

/** Letters and figures of a number that a space or a dash divides: `EK 0011221`, `A-1234567`. */
const divided =
  /(?<![A-Z\d])[A-Z]{1,3}[ _.-]{1,2}\d{5,9}(?![A-Z\d])(?![ _.-]{1,2}(?:\d|[A-Z](?![A-Z])))/g
/** Letters with figures behind them; the last letters may be those of the number: `PHOTOEK0011221`. */
const glued = /(?<![A-Z\d])([A-Z]{4,})(\d{5,9}[A-Z]?)(?![A-Z\d])/g

/**
 * Returns what may be a passport's number anywhere in a path: each whole word of letters and figures in the names of the
 * file and its folders, whole names of folders, and numbers that are divided, or glued to the word for a document.
 */
function numbersIn(path: string): Set<string> {
  const parts = path.split('/')
  const found = parts.flatMap((part, at) => {
    const isFile = at === parts.length - 1
    const name = europeanDigits(part.normalize('NFKC'))
      .replace(isFile ? /\.[a-z\d]{2,5}$/i : /$^/, '')
      .toUpperCase()
    const words = name.match(/[\p{L}\p{N}]+/gu) ?? []
    const behindWord = [...name.matchAll(glued)].flatMap(({ 1: letters = '', 2: figures = '' }) =>
      [0, 1, 2, 3].flatMap((own) => {
        const at = letters.length - own
        return beginsWithKind(letters.slice(0, at)) ? letters.slice(at) + figures : []
      }),
    )
    return [...words, ...(name.match(divided) ?? []), ...behindWord, ...(isFile ? [] : [name])]
  })
  return new Set(found.map(normaliseNumber).filter((one) => one.length >= 5 && /\d/.test(one)))
}

/**
 * Finds the images of one candidate: those that cells name, then for the other kinds those whose names, or whose folders'
 * names, have the passport number and mention the kind. Doubtful ones are reported, not guessed.
 * @param isKept tells for which kinds a document is on file and stays: a file of those may be missing
 */
export function matchImages(
  index: ImageIndex,
  passportNumber: string,
  named: readonly NamedImage[],
  isKept: (kind: DocumentKind) => boolean,
): Matched {
  const matched: Matched = { images: [], problems: [], accountedFor: [], missingAddresses: [] }
  const kinds = new Map<DocumentKind, ImageFile>()
  for (const one of named) {
    const found = findNamed(index, one)
    if (found === 'missing' && one.isAddress) matched.missingAddresses.push(one)
    else if (found === 'missing' && isKept(one.kind)) continue
    else if (typeof found === 'string')
      matched.problems.push(
        say(found === 'missing' ? 'noImage' : 'severalImages', {
          name: one.column,
          path: one.name,
        }),
      )
    else kinds.set(one.kind, found)
  }
  const taken = new Set(kinds.values())
  matched.accountedFor.push(...taken)
  const candidates = [
    ...(index.byNumber.get(passportNumber) ?? []),
    ...joined(index, passportNumber),
  ]
  const others = [...new Set(candidates)].filter((image) => !taken.has(image))
  const byName = new Map<DocumentKind, ImageFile[]>()
  for (const image of others) {
    const kind = kindAt(image.path, passportNumber)
    if (typeof kind === 'string' && kinds.has(kind)) continue
    matched.accountedFor.push(image)
    if (typeof kind !== 'string') matched.problems.push(doubtOf(image, kind))
    else byName.set(kind, [...(byName.get(kind) ?? []), image])
  }
  for (const [kind, images] of byName)
    if (images.length === 1) kinds.set(kind, images[0] as ImageFile)
    else matched.problems.push(say('twins', { kind, paths: images.map(({ path }) => path) }))
  for (const [kind, image] of kinds) {
    const problem = sizeProblem(image)
    if (problem === null) matched.images.push({ kind, image })
    else matched.problems.push(problem)
  }
  return matched
}

function findNamed(index: ImageIndex, { name }: NamedImage): ImageFile | 'missing' | 'several' {
  const path = folded(name.replaceAll('\\', '/').replace(/^\.?\//, ''))
  const found = index.byPath.get(path) ?? index.byName.get(nameOf(path)) ?? []
  if (found.length > 1) return 'several'
  return found[0] ?? 'missing'
}

/**
 * Finds images whose names begin with the number, however it is written, directly followed by a kind:
 * `CC1000001photo2.png`, `CC 1000001 ticket.png`. If a digit follows, it is another number.
 */
function joined({ inOrder }: ImageIndex, passportNumber: string): ImageFile[] {
  let [from, to] = [0, inOrder.length]
  while (from < to) {
    const middle = (from + to) >> 1
    if ((inOrder[middle]?.name ?? '') < passportNumber) from = middle + 1
    else to = middle
  }
  const images: ImageFile[] = []
  for (; inOrder[from]?.name.startsWith(passportNumber); from += 1) {
    const { image } = inOrder[from] as (typeof inOrder)[number]
    const rest = afterNumber(nameOf(image.path), passportNumber)
    if (!/^[^\p{L}\p{N}]*\p{N}/u.test(rest) && beginsWithKind(rest)) images.push(image)
  }
  return images
}

/** Returns the kind that a file's name says, or else one of the folders around it, from the nearest on. */
function kindAt(path: string, passportNumber: string): ReturnType<typeof kindByName> {
  const parts = path.split('/').toReversed()
  const kinds = parts.map((part) => kindByName(withoutNumber(part, passportNumber)))
  const [ofFile = { reason: 'unknown' as const }] = kinds
  if (typeof ofFile === 'string' || ofFile.reason === 'ambiguous') return ofFile
  return kinds.find((kind) => typeof kind === 'string') ?? ofFile
}

/** Returns a name without the number, wherever it stands. */
function withoutNumber(name: string, passportNumber: string): string {
  if (normaliseNumber(name).startsWith(passportNumber)) return afterNumber(name, passportNumber)
  const anywhere = new RegExp([...passportNumber].join('[^A-Za-z0-9]{0,2}'), 'gi')
  return europeanDigits(name.normalize('NFKC')).replace(anywhere, ' ')
}

/** Returns what follows the number at the beginning of a name; the whole name when it does not begin with it. */
function afterNumber(name: string, passportNumber: string): string {
  if (!normaliseNumber(name).startsWith(passportNumber)) return name
  const text = europeanDigits(name.normalize('NFKC'))
  let left = passportNumber.length
  return text.replace(/[A-Za-z0-9]|[^A-Za-z0-9]+/g, (sign) => {
    if (left === 0) return sign
    if (/[A-Za-z0-9]/.test(sign)) left -= 1
    return ''
  })
}

function doubtOf(
  image: ImageFile,
  doubt: Exclude<ReturnType<typeof kindByName>, DocumentKind>,
): Note {
  const { path } = image
  return doubt.reason === 'ambiguous'
    ? say('severalKinds', { path, kinds: doubt.kinds })
    : say('noKind', { path })
}

function sizeProblem({ path, bytes }: ImageFile): Note | null {
  const most = platformLimits.uploadBytes
  if (bytes === 0) return say('emptyImage', { path })
  return bytes <= most ? null : say('largeImage', { path, most: most / 1024 / 1024 })
}

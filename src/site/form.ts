import { isFile, type Parts, partsOf, plainForm, plainText } from '#api'
import type { FieldName } from '#modules/records/fields.schema'
import { isStaff } from '#platform/context'
import { type FieldProblem, Refusal, refusal, refuseUnless } from '#platform/errors'
import { networkOf, platformLimits } from '#platform/limits'
import { formTokenField } from './form-token.ts'
import { idempotencyField } from './idempotency-key.ts'
import type { RequestContext } from './route.ts'
import type { Words } from './words.ts'

/** The content of a form that may include a file. */
export interface FormWithFile {
  fields: Record<string, string>
  /** Null when none was chosen, and when it was too large. */
  file: Buffer | null
  isTooLarge: boolean
  /** Whether one was chosen: it is not kept, and has to be chosen again. */
  hadFile: boolean
  /** The refusal when there was no room for the file in time (`service.busy`); the typed fields are kept. */
  busy: Refusal | null
}

/** The fields in which the page's form says, for choosing a language or the look, where it is and where it would be sent. */
export const pageField = 'on-page'
export const actionField = 'of-form'

const mostParts = 50
/** 5,000 characters, in UTF-8. */
const mostFieldBytes = 20_000

type Asked = Pick<RequestContext, 'request' | 'path' | 'formTokens' | 'address'> & {
  ctx: Pick<RequestContext['ctx'], 'uploads' | 'actor'>
}

/**
 * Reads the text fields of a form and its first file, sent as multipart or, without a file, urlencoded. A
 * larger file is dropped, but the fields before it are kept: the body is read on and discarded, up to the
 * limit of an upload. The same happens when too many other files are arriving.
 *
 * @param limit the most bytes of the file
 * @throws Refusal `request.unreadable`, `request.opened_for_other`
 */
export async function formWithFile(asked: Asked, limit: number): Promise<FormWithFile> {
  const { request, path, formTokens } = asked
  if (!isMultipart(request) || formsRead.has(request))
    return { ...noFile, fields: await fieldsIn(request), hadFile: await hadFile(request) }
  const sent = await readWhenRoom(asked, limit)
  const { [formTokenField]: said, ...kept } = sent.fields
  const came = sent.file !== null || sent.isTooLarge || sent.busy !== null
  keepFields(request, came ? { ...kept, [fileCame]: 'yes' } : kept)
  // A file that is too large is refused for that, perhaps before any field was read.
  if (!sent.isTooLarge) await formTokens.refuseOther(path, said)
  return { ...sent, fields: await fieldsIn(request), hadFile: came }
}

const noFile = { file: null, isTooLarge: false, busy: null, hadFile: false }

/** Reads the typed fields of a form that nobody read, and drops its files. */
export async function readTyped(request: Request): Promise<void> {
  if (!isMultipart(request) || formsRead.has(request)) return
  const { fields } = await read(request, 0)
  keepFields(request, fields)
}

/** Beside the fields of a form that was sent: a file came with it. */
export const fileCame = 'file-came'

/** Tells whether a file came with a form whose fields are read. */
export const hadFile = async (request: Request) => (await formIn(request)).has(fileCame)

/** Tells whether a form was sent in parts, as one with a file is. */
export function isMultipart({ headers }: Request): boolean {
  return headers.get('content-type')?.startsWith('multipart/') ?? false
}

/** Staff wait for room before anything is read; of others, what has come takes room. */
async function readWhenRoom(
  { request, address, ctx: { uploads, actor } }: Asked,
  limit: number,
): Promise<FormWithFile> {
  if (!isStaff(actor)) {
    const arriving = uploads.arriving(networkOf(address))
    return read(request, limit, arriving.hold).finally(arriving.end)
  }
  try {
    return await uploads.take(2 * limit, () => read(request, limit))
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== 'service.busy') throw error
    return { ...(await read(request, 0)), isTooLarge: false, busy: error }
  }
}

/** Counts bytes that are held from now on. @throws Refusal `service.busy` */
type Hold = (bytes: number) => void

async function read(request: Request, limit: number, hold?: Hold): Promise<FormWithFile> {
  const found: FormWithFile = { ...noFile, fields: {} }
  try {
    await readInto(found, await partsOf(request, platformLimits.uploadBytes), { limit, hold })
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== 'document.too_large') throw error
    found.isTooLarge = true
  }
  return found.isTooLarge ? { ...found, file: null } : found
}

async function readInto(
  found: FormWithFile,
  parts: Parts,
  { limit, hold }: { limit: number; hold: Hold | undefined },
): Promise<void> {
  for (let count = 0; ; count += 1) {
    const head = await parts.head()
    if (head === null) return
    refuseUnless(count < mostParts, 'request.unreadable')
    if (isFile(head)) {
      const bytes = await gather(parts, limit, hold)
      if (bytes instanceof Refusal) found.busy = bytes
      else if (bytes === null) found.isTooLarge = true
      else if (bytes.length > 0) found.file ??= bytes
      continue
    }
    const name = /;\s*name="([^"]*)"/i.exec(head)?.[1]
    const bytes = await gather(parts, mostFieldBytes)
    refuseUnless(name !== undefined && Buffer.isBuffer(bytes), 'request.unreadable')
    found.fields[name] = plainText(bytes.toString('utf8').slice(0, 5000))
  }
}

/**
 * Reads the content of a part; null when it has more bytes than `limit`, the refusal when there is no room for it. Then the
 * rest is read and discarded.
 */
async function gather(parts: Parts, limit: number, hold?: Hold): Promise<Buffer | Refusal | null> {
  let chunks: Uint8Array[] = []
  let bytes = 0
  let busy: Refusal | null = null
  for await (const chunk of parts.content()) {
    bytes += chunk.byteLength
    if (bytes <= limit) busy ??= noRoom(hold, chunk)
    if (bytes <= limit && !busy) chunks.push(chunk)
    else chunks = []
  }
  if (bytes > limit) return null
  return busy ?? Buffer.concat(chunks)
}

function noRoom(hold: Hold | undefined, { byteLength }: Uint8Array): Refusal | null {
  try {
    hold?.(byteLength)
    return null
  } catch (error) {
    if (error instanceof Refusal) return error
    throw error
  }
}

/** What a form shows again after it was refused: the values (never a secret one) and what was wrong. */
export interface FormState {
  values: Readonly<Record<string, string>>
  problems: readonly FieldProblem[]
}

export const emptyForm: FormState = { values: {}, problems: [] }

/** Characters of what is typed as a code: people paste the whole message that it came in. */
export const longestCode = 500

/** What a form says of itself, besides what was typed. */
const aboutForm: ReadonlySet<string> = new Set([
  ...[formTokenField, idempotencyField, fileCame, pageField, actionField],
])

/** Reads the text fields of a plain form, each cut at 5,000 characters: a report has 4,000. */
export async function fieldsIn(request: Request): Promise<Record<string, string>> {
  const form = await formIn(request)
  const fields: Record<string, string> = {}
  for (const [name, value] of form)
    if (typeof value === 'string' && !aboutForm.has(name))
      fields[name] = plainText(value.slice(0, 5000))
  return fields
}

/** Returns whose page a form says that it is on; undefined where it does not. */
export async function formTokenIn(request: Request): Promise<string | undefined> {
  const isForm = request.headers.has('content-type')
  const said = isForm ? (await formIn(request)).get(formTokenField) : null
  return typeof said === 'string' ? said : undefined
}

type Form = FormData | URLSearchParams

/** A body is read once, and asked twice: whose page it is from, and what it says. */
const formsRead = new WeakMap<Request, Promise<Form>>()

/** Keeps what was read of a form with a file, or was sent before, for who asks for its fields again. */
export function keepFields(request: Request, fields: Record<string, string>): void {
  formsRead.set(request, Promise.resolve(new URLSearchParams(fields)))
}

/** Returns the form that was sent. */
export function formIn(request: Request): Promise<Form> {
  const known = formsRead.get(request)
  if (known !== undefined) return known
  const form = readForm(request)
  formsRead.set(request, form)
  return form
}

/**
 * Reads a form as it was sent. The platform throws a `TypeError` for a body that is not a form (Fetch,
 * consume body), refused with `request.unreadable`; a body that is too long, or stops, is another failure.
 * A plain form is read as text: `formData` makes a web stream of it, which takes as long as a page.
 */
async function readForm(request: Request): Promise<Form> {
  try {
    if (isPlain.test(request.headers.get('content-type') ?? ''))
      return plainForm(await request.text())
    return await request.formData()
  } catch (error) {
    throw error instanceof TypeError ? refusal('request.unreadable') : error
  }
}

const isPlain = /^application\/x-www-form-urlencoded *(;|$)/i

/** Returns the sentence at one field, or undefined. */
export function problemAt(state: FormState, path: string): string | undefined {
  return state.problems.find((problem) => problem.path === path)?.message
}

/** Returns the query of the requested address, with its question mark; empty when there is none. */
export function queryOf({ url }: Request): string {
  const at = url.indexOf('?')
  return at < 0 ? '' : url.slice(at)
}

/** Returns the labels of details as a list within a sentence. None of them has an abbreviation or the name of a place. */
export function listFields(names: readonly FieldName[], { fields, lang }: Words): string {
  const labels = names.map((name) => fields[name].toLocaleLowerCase(lang))
  return new Intl.ListFormat(lang, { type: 'unit' }).format(labels)
}

import { createHash } from 'node:crypto'
import type { z } from 'zod'
import { viewingTokenIn } from '#gate'
import type { ActionContext, Soon, WriteContext } from '#platform/context'
import { Refusal, refuseUnless } from '#platform/errors'
import {
  forgetAnswer,
  type KeptAnswer,
  type KeyedRequest,
  keepAnswer,
  recallAnswer,
} from '#platform/idempotency'
import type { AnyEndpoint, Edge } from './endpoint.ts'

/** The answer to a keyed request, and whether it was given before. */
export interface OnceAnswer extends KeptAnswer {
  isRepeated: boolean
}

type Run = (ctx: ActionContext | WriteContext, edge: Edge) => Soon<unknown>

/**
 * Runs an endpoint once for each Idempotency-Key (decision 0008): the answer is kept in the transaction of
 * the change, and a client that repeats the same key and content gets it instead of a second change.
 * Refusals are not kept: nothing has happened, so a new try counts as new. A request that is refused after
 * its change has undone it itself, and its answer is forgotten. Returns null when the request has no key,
 * or no known owner for one.
 *
 * @throws Refusal `request.key_unreadable`, `request.key_reused`
 */
export async function answerOnce(
  ctx: ActionContext,
  each: AnyEndpoint,
  input: unknown,
  edge: Edge,
  run: Run,
): Promise<OnceAnswer | null> {
  const header = edge.request.headers.get('idempotency-key')
  if (!each.idempotent || header === null) return null
  const key = keyIn(header)
  const actor = ownerOf(ctx, edge)
  if (actor === null) return null
  const body = each.accepts ? hashedBody(edge.request) : null
  const request = (): KeyedRequest => ({
    actor,
    route: `${each.method} ${new URL(edge.request.url).pathname}`,
    key,
    content: JSON.stringify([input, edge.request.headers.get('x-file-name'), body?.hash() ?? null]),
  })
  const write = async <T>(inner: (tx: WriteContext) => Promise<T>) => {
    // What a request does after its one change (undoing it) belongs to the same answer.
    if (given) return ctx.write(inner)
    const { result, answer } = await ctx.write(async (tx) => {
      const earlier = await recallAnswer(tx, request())
      if (earlier) throw new AnsweredBefore(earlier)
      const result = await inner(tx)
      const answer = { status: each.status ?? 200, body: bodyOf(each, result) }
      await keepAnswer(tx, request(), answer)
      return { result, answer }
    })
    // Only after the commit: a transaction that runs again has given nothing yet.
    given = answer
    return result
  }
  let given: KeptAnswer | undefined
  try {
    if (each.transaction === 'write') await write(async (tx) => run(tx, edge))
    else await run({ ...ctx, write }, { ...edge, request: body?.request ?? edge.request })
  } catch (error) {
    if (error instanceof AnsweredBefore) return { ...error.answer, isRepeated: true }
    if (given && error instanceof Refusal) await ctx.write((tx) => forgetAnswer(tx, request()))
    throw error
  }
  if (!given) throw new Error(`${each.method} ${each.path} takes a key and writes nothing`)
  return { ...given, isRepeated: false }
}

/** Not an error: ends a repetition, at whatever depth, before it changes anything. */
class AnsweredBefore extends Error {
  readonly answer: KeptAnswer
  constructor(answer: KeptAnswer) {
    super('Answered before')
    this.answer = answer
  }
}

/** Returns the body of what `run` returned, or, in an endpoint without its own transaction, of its one `write`. */
function bodyOf({ output }: AnyEndpoint, result: unknown): string {
  return JSON.stringify((output as z.ZodType).parse(result))
}

/** Reads a structured-field string (RFC 9651), or the same without its quotes. */
function keyIn(header: string): string {
  const [, key] = /^"?([\x21\x23-\x5B\x5D-\x7E]{8,200})"?$/.exec(header.trim()) ?? []
  refuseUnless(key, 'request.key_unreadable')
  return key
}

/** Returns the owner of a key: the account, the API key or the open viewing; null for an unknown caller. */
function ownerOf({ actor }: ActionContext, { request, publicUrl }: Edge): string | null {
  if (actor.kind === 'account' || actor.kind === 'api_key') return `${actor.kind}:${actor.id}`
  const token = viewingTokenIn(request.headers, publicUrl)
  // Needs no key: nobody can try out 256 random bits. So it is the same after a change of the secret.
  return token && `viewing:${createHash('sha256').update(token).digest('base64url')}`
}

/** A request whose body is hashed while it is read. */
interface HashedBody {
  /** The same request, to be read in place of the original. */
  request: Request
  /** Returns the SHA-256 of what was read so far, hexadecimal. */
  hash(): string
}

/**
 * Hashes a raw or multipart body as it streams by, so that an upload is never held in memory for it. The
 * boundary of a multipart body is left out: it is random in every try and means nothing.
 */
function hashedBody(request: Request): HashedBody {
  const digest = createHash('sha256')
  const boundary = boundaryIn(request.headers.get('content-type') ?? '')
  let rest = Buffer.alloc(0)
  const take = (chunk: Uint8Array) => {
    if (boundary === null) return void digest.update(chunk)
    rest = Buffer.concat([rest, chunk])
    for (let at = rest.indexOf(boundary); at >= 0; at = rest.indexOf(boundary)) {
      digest.update(rest.subarray(0, at))
      rest = rest.subarray(at + boundary.length)
    }
    // The beginning of a boundary may be at the end of this chunk.
    const sure = Math.max(0, rest.length - boundary.length + 1)
    digest.update(rest.subarray(0, sure))
    rest = rest.subarray(sure)
  }
  const body = request.body?.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        take(chunk)
        controller.enqueue(chunk)
      },
    }),
  )
  const { url, method, headers } = request
  const init = { method, headers, body: body ?? null, duplex: 'half' }
  return {
    request: new Request(url, init as RequestInit),
    hash: () => digest.copy().update(rest).digest('hex'),
  }
}

function boundaryIn(contentType: string): Buffer | null {
  const [, quoted, bare] = /^multipart\/.*boundary=(?:"([^"]+)"|([^;\s]+))/i.exec(contentType) ?? []
  const boundary = quoted ?? bare
  return boundary ? Buffer.from(boundary) : null
}

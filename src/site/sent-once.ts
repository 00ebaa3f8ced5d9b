import { createHash } from 'node:crypto'
import type { z } from 'zod'
import type { ActionContext, WriteContext } from '#platform/context'
import { type KeyedRequest, keepAnswer, recallAnswer } from '#platform/idempotency'
import { fieldsIn, formIn } from './form.ts'
import { idempotencyField, idempotencyKey } from './idempotency-key.ts'
import type { RequestContext } from './route.ts'

/** What a form left, and whether that was there already because the form was sent before. */
interface Once<T> {
  result: T
  isRepeated: boolean
}

interface SentForm<T> {
  /** The form's key and content; null where it has no key. */
  key: string | null
  /** Whose file it is about; another file's equal key is another key. */
  whose: string
  /** What is kept for a repetition: sealed with the form's key, which is stored nowhere (0015). */
  kept: z.ZodType<T>
  /** For how many milliseconds, where nothing of it is personal; a day without it. */
  keptFor?: number
}

/**
 * Runs what a form asks for, or returns what the same form left when it was sent before. What was changed
 * in it since is another form. A refusal leaves nothing, so the form may be sent again.
 */
export async function sentOnce<T>(
  write: WriteContext,
  path: string,
  { key, whose, kept, keptFor }: SentForm<T>,
  run: () => Promise<T>,
): Promise<Once<T>> {
  if (key === null) return { result: await run(), isRepeated: false }
  const request: KeyedRequest = { actor: whose, route: `form ${path}`, key, content: '' }
  const earlier = await recallAnswer(write, request)
  if (earlier) return { result: kept.parse(JSON.parse(earlier.body)), isRepeated: true }
  const result = await run()
  await keepAnswer(write, request, { status: 200, body: JSON.stringify(result) }, keptFor)
  return { result, isRepeated: false }
}

/** Returns the key of the form that was sent, with its content; null for a form without one. */
export async function keyOfForm(
  { request }: Pick<RequestContext, 'request'>,
  file: Buffer | null = null,
): Promise<string | null> {
  const token = (await formIn(request)).get(idempotencyField)
  return typeof token === 'string' && idempotencyKey.test(token)
    ? keyOf(request, token, file)
    : null
}

async function keyOf(request: Request, token: string, file: Buffer | null): Promise<string> {
  const sha256 = file && createHash('sha256').update(file).digest('hex')
  return JSON.stringify([token, await fieldsIn(request), sha256])
}

/** Ends a repetition, at whatever depth, before it changes anything. */
class SentBefore<T> extends Error {
  readonly left: T
  constructor(left: T) {
    super('Sent before')
    this.left = left
  }
}

/** A context in which a verb writes once, and what it left where the same form was sent before. */
interface WritingOnce<T> {
  ctx: ActionContext
  orEarlier(run: Promise<T>): Promise<T>
}

/**
 * Returns a context for a verb that opens its one transaction itself. A repetition ends within it, so that the verb takes
 * back what it stored beside it.
 */
export function writingOnce<T>(
  { ctx, path }: Pick<RequestContext, 'ctx' | 'path'>,
  form: SentForm<T>,
): WritingOnce<T> {
  const write: ActionContext['write'] = (run) =>
    ctx.write(async (tx) => {
      const { result, isRepeated } = await sentOnce(
        tx,
        path,
        form,
        async () => (await run(tx)) as T,
      )
      if (isRepeated) throw new SentBefore(result)
      return result as Awaited<ReturnType<typeof run>>
    })
  return {
    ctx: { ...ctx, write },
    orEarlier: async (run) => {
      try {
        return await run
      } catch (error) {
        if (error instanceof SentBefore) return error.left
        throw error
      }
    },
  }
}

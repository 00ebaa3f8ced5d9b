import { createHash } from 'node:crypto'
import { z } from 'zod'
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

/** Runs what a form asks for, unless the same form did already: for answers that are the same page for everybody. */
export async function countedOnce(
  write: WriteContext,
  path: string,
  form: Omit<SentForm<null>, 'kept'>,
  run: () => Promise<unknown>,
): Promise<Once<null>> {
  return sentOnce(write, path, { ...form, kept: z.null() }, async () => {
    await run()
    return null
  })
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
export class SentBefore extends Error {
  constructor() {
    super('Sent before')
  }
}

/**
 * Returns a context for a verb that opens its one transaction itself.
 * @throws SentBefore in the transaction, so that the verb takes back what it stored beside it
 */
export function writingOnce(
  { ctx, path }: Pick<RequestContext, 'ctx' | 'path'>,
  form: Omit<SentForm<null>, 'kept'>,
): ActionContext {
  const write: ActionContext['write'] = (run) =>
    ctx.write(async (tx) => {
      const ran: { result: Awaited<ReturnType<typeof run>> }[] = []
      await countedOnce(tx, path, form, async () => {
        ran.push({ result: await run(tx) })
      })
      const [done] = ran
      if (!done) throw new SentBefore()
      return done.result
    })
  return { ...ctx, write }
}

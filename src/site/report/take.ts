import type { z } from 'zod'
import type { WriteContext } from '#platform/context'
import type { Rate } from '#platform/limits/schema'
import { fieldsIn } from '../form.ts'
import { incompleteForm, parseForm, refusedForm, type ShownForm } from '../problems.ts'
import type { RequestContext } from '../route.ts'
import { countedOnce, keyOfForm } from '../sent-once.ts'
import { seeOther } from '../show.tsx'

interface Form<T> {
  schema: z.ZodType<T>
  limit: Rate
  take: (ctx: WriteContext, data: T) => Promise<unknown>
  /** Shows the form again with everything that was typed. */
  again: (shown: ShownForm) => Promise<Response>
  thanks: string
}

/** Takes a form that anybody may send to staff, within a limit for each address. */
export async function takeFromAnybody<T>(
  context: RequestContext,
  { schema, limit, take, again, thanks }: Form<T>,
): Promise<Response> {
  const { ctx, request, address, words, path } = context
  const values = await fieldsIn(request)
  const { data, problems } = parseForm(schema, values, words)
  if (problems) return again(incompleteForm(values, problems))
  try {
    await ctx.limits.takeByAddress(limit, address)
  } catch (error) {
    return again(refusedForm(error, words, { values }))
  }
  const form = { key: await keyOfForm(context), whose: 'anybody' }
  await ctx.write((write) => countedOnce(write, path, form, () => take(write, data)))
  return seeOther(thanks)
}

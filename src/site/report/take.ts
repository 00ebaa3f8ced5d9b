import type { z } from 'zod'
import { concernRates } from '#modules/concerns/limits'
import type { WriteContext } from '#platform/context'
import { fieldsIn } from '../form.ts'
import { incompleteForm, parseForm, refusedForm, type ShownForm } from '../problems.ts'
import type { RequestContext } from '../route.ts'
import { seeOther } from '../show.tsx'

interface Form<T> {
  schema: z.ZodType<T>
  take: (ctx: WriteContext, data: T) => Promise<unknown>
  /** Shows the form again with everything that was typed. */
  again: (shown: ShownForm) => Promise<Response>
  thanks: string
}

/** Takes a form that anybody may send to staff, within the limit of reports for each address. */
export async function takeFromAnybody<T>(
  { ctx, request, address, words }: RequestContext,
  { schema, take, again, thanks }: Form<T>,
): Promise<Response> {
  const values = await fieldsIn(request)
  const { data, problems } = parseForm(schema, values, words)
  if (problems) return again(incompleteForm(values, problems))
  try {
    await ctx.limits.takeByAddress(concernRates.report, address)
  } catch (error) {
    return again(refusedForm(error, words, { values }))
  }
  await ctx.write((write) => take(write, data))
  return seeOther(thanks)
}

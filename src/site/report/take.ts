import type { z } from 'zod'
import { concernRates } from '#modules/concerns/limits'
import type { WriteContext } from '#platform/context'
import { type FormState, fieldsIn } from '../form.ts'
import { parseForm, problemsOf, retryHeaders, statusOf } from '../problems.ts'
import type { RequestContext } from '../route.ts'
import { seeOther } from '../show.tsx'

interface Form<T> {
  schema: z.ZodType<T>
  take: (ctx: WriteContext, data: T) => Promise<unknown>
  /** Shows the form again with everything that was typed. */
  refused: (form: FormState, status: number, headers?: Record<string, string>) => Promise<Response>
  thanks: string
}

/** Takes a form that anybody may send to staff, within the limit of reports for each address. */
export async function takeFromAnybody<T>(
  { ctx, request, address, words }: RequestContext,
  { schema, take, refused, thanks }: Form<T>,
): Promise<Response> {
  const values = await fieldsIn(request)
  const { data, problems } = parseForm(schema, values, words)
  if (problems) return refused({ values, problems }, 422)
  try {
    await ctx.limits.takeByAddress(concernRates.report, address)
  } catch (error) {
    const status = statusOf(error)
    return refused({ values, problems: problemsOf(error, words) }, status, retryHeaders(error))
  }
  await ctx.write((write) => take(write, data))
  return seeOther(thanks)
}

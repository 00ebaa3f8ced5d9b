import { reportConcern } from '#modules/concerns'
import { newConcernSchema } from '#modules/concerns/schema'
import { httpStatusOf, Refusal } from '#platform/errors'
import { emptyForm, type FormState, fieldsIn } from '../form.ts'
import { parseForm, problemsOf, retryHeaders } from '../problems.ts'
import { page, type RequestContext } from '../route.ts'
import { seeOther, show } from '../show.tsx'
import { Report, Thanks } from './page.tsx'

/** Only a path of this site is filled in by an address; anything else somebody has to type. */
function pageAskedFor({ request }: RequestContext): string {
  const given = new URL(request.url).searchParams.get('page') ?? ''
  return /^\/(?!\/)[\w./-]{0,200}$/.test(given) ? given : ''
}

const questionPage = page({
  method: 'GET',
  path: '/report',
  permission: 'public',
  run: (context) => {
    const form = { ...emptyForm, values: { page: pageAskedFor(context) } }
    return show(context, {
      title: context.words.report.title,
      description: context.words.report.lead,
      main: <Report words={context.words} organisation={context.organisation} form={form} />,
    })
  },
})

const reportPage = page({
  method: 'POST',
  path: '/report',
  permission: 'public',
  run: async (context) => {
    const { ctx, request, address, words } = context
    const fields = await fieldsIn(request)
    const { data, problems } = parseForm(newConcernSchema, fields, words)
    if (problems) return refused(context, { values: fields, problems }, 422)
    try {
      await ctx.limits.takeByAddress('report', address)
    } catch (error) {
      const form = { values: fields, problems: problemsOf(error, words) }
      const status = error instanceof Refusal ? httpStatusOf[error.kind] : 500
      return refused(context, form, status, retryHeaders(error))
    }
    await ctx.write((write) => reportConcern(write, data))
    return seeOther('/report/thanks')
  },
})

/** The form again with everything that was typed. */
function refused(
  context: RequestContext,
  form: FormState,
  status: number,
  headers: Record<string, string> = {},
): Promise<Response> {
  const { words, organisation } = context
  return show(context, {
    title: words.errors.error(words.report.title),
    main: <Report words={words} organisation={organisation} form={form} />,
    status,
    headers,
  })
}

const thanksPage = page({
  method: 'GET',
  path: '/report/thanks',
  permission: 'public',
  run: (context) =>
    show(context, {
      title: context.words.report.thanksTitle,
      main: <Thanks words={context.words} />,
    }),
})

export const reportPages = [questionPage, reportPage, thanksPage]

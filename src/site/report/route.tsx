import { reportConcern } from '#modules/concerns'
import { newConcernSchema } from '#modules/concerns/schema'
import { httpStatusOf, Refusal } from '#platform/errors'
import { emptyForm, type FormState, fieldsIn } from '../form.ts'
import { parseForm, problemsOf, retryHeaders } from '../problems.ts'
import { page, type Visit } from '../route.ts'
import { seeOther, show } from '../show.tsx'
import { Report, Thanks } from './page.tsx'

/** Only a path of this site is filled in by an address; anything else somebody has to type. */
function pageAskedFor({ request }: Visit): string {
  const given = new URL(request.url).searchParams.get('page') ?? ''
  return /^\/(?!\/)[\w./-]{0,200}$/.test(given) ? given : ''
}

const questionPage = page({
  method: 'GET',
  path: '/report',
  permission: 'public',
  run: (visit) => {
    const form = { ...emptyForm, values: { page: pageAskedFor(visit) } }
    return show(visit, {
      title: visit.words.report.title,
      description: visit.words.report.lead,
      main: <Report words={visit.words} organisation={visit.organisation} form={form} />,
    })
  },
})

const reportPage = page({
  method: 'POST',
  path: '/report',
  permission: 'public',
  run: async (visit) => {
    const { ctx, request, address, words } = visit
    const fields = await fieldsIn(request)
    const { data, problems } = parseForm(newConcernSchema, fields, words)
    if (problems) return refused(visit, { values: fields, problems }, 422)
    try {
      await ctx.limits.takeByAddress('report', address)
    } catch (error) {
      const form = { values: fields, problems: problemsOf(error, words) }
      const status = error instanceof Refusal ? httpStatusOf[error.kind] : 500
      return refused(visit, form, status, retryHeaders(error))
    }
    await ctx.write((write) => reportConcern(write, data))
    return seeOther('/report/thanks')
  },
})

/** The form again with everything that was typed. */
function refused(
  visit: Visit,
  form: FormState,
  status: number,
  headers: Record<string, string> = {},
): Promise<Response> {
  const { words, organisation } = visit
  return show(visit, {
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
  run: (visit) =>
    show(visit, { title: visit.words.report.thanksTitle, main: <Thanks words={visit.words} /> }),
})

export const reportPages = [questionPage, reportPage, thanksPage]

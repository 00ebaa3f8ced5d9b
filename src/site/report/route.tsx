import { reportConcern } from '#modules/concerns'
import { newConcernSchema } from '#modules/concerns/schema'
import { emptyForm, type FormState } from '../form.ts'
import { page, type RequestContext } from '../route.ts'
import { show } from '../show.tsx'
import { newCodePages } from './new-code-route.tsx'
import { Report, Thanks } from './page.tsx'
import { takeFromAnybody } from './take.ts'

/** Fills in only a path of this site from the address; anything else has to be typed. */
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
  run: (context) =>
    takeFromAnybody(context, {
      schema: newConcernSchema,
      take: reportConcern,
      refused: (form, status, headers) => refused(context, form, status, headers),
      thanks: '/report/thanks',
    }),
})

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

export const reportPages = [questionPage, reportPage, thanksPage, ...newCodePages]

import { reportConcern } from '#modules/concerns'
import { concernRates } from '#modules/concerns/limits'
import { newConcernSchema } from '#modules/concerns/schema'
import { freshForm, type ShownForm } from '../problems.ts'
import { page, type RequestContext } from '../route.ts'
import { show, showForm } from '../show.tsx'
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
  run: (context) => ask(context, freshForm({ page: pageAskedFor(context) })),
})

const reportPage = page({
  method: 'POST',
  path: '/report',
  permission: 'public',
  run: (context) =>
    takeFromAnybody(context, {
      schema: newConcernSchema,
      limit: concernRates.report,
      take: reportConcern,
      again: (shown) => ask(context, shown),
      thanks: '/report/thanks',
    }),
})

function ask(context: RequestContext, shown: ShownForm): Promise<Response> {
  const { words, organisation } = context
  const { title, lead } = words.report
  return showForm(context, shown, {
    title,
    description: lead,
    main: <Report words={words} organisation={organisation} form={shown.form} />,
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

import { requestCode } from '#modules/concerns'
import { concernRates } from '#modules/concerns/limits'
import { newCodeRequestSchema } from '#modules/concerns/schema'
import { freshForm, type ShownForm } from '../problems.ts'
import { page, type RequestContext } from '../route.ts'
import { show, showForm } from '../show.tsx'
import { NewCode, NewCodeThanks } from './new-code.tsx'
import { takeFromAnybody } from './take.ts'

const questionPage = page({
  method: 'GET',
  path: '/new-code',
  permission: 'public',
  run: (context) => ask(context, freshForm()),
})

/** Answers in the same way whether or not a record has the number: nothing is looked up. */
const requestPage = page({
  method: 'POST',
  path: '/new-code',
  permission: 'public',
  run: (context) =>
    takeFromAnybody(context, {
      schema: newCodeRequestSchema,
      limit: concernRates.codeRequest,
      take: requestCode,
      again: (shown) => ask(context, shown),
      thanks: '/new-code/thanks',
    }),
})

function ask(context: RequestContext, shown: ShownForm): Promise<Response> {
  const { words, organisation } = context
  const { title, lead } = words.newCode
  return showForm(context, shown, {
    title,
    description: lead,
    main: <NewCode words={words} organisation={organisation} form={shown.form} />,
  })
}

const thanksPage = page({
  method: 'GET',
  path: '/new-code/thanks',
  permission: 'public',
  run: (context) =>
    show(context, {
      title: context.words.newCode.thanksTitle,
      main: <NewCodeThanks words={context.words} />,
    }),
})

export const newCodePages = [questionPage, requestPage, thanksPage]

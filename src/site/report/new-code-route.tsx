import { requestCode } from '#modules/concerns'
import { newCodeRequestSchema } from '#modules/concerns/schema'
import { emptyForm } from '../form.ts'
import { page } from '../route.ts'
import { show } from '../show.tsx'
import { NewCode, NewCodeThanks } from './new-code.tsx'
import { takeFromAnybody } from './take.ts'

const questionPage = page({
  method: 'GET',
  path: '/new-code',
  permission: 'public',
  run: (context) => {
    const { words, organisation } = context
    return show(context, {
      title: words.newCode.title,
      description: words.newCode.lead,
      main: <NewCode words={words} organisation={organisation} form={emptyForm} />,
    })
  },
})

/** Answers in the same way whether or not a record has the number: nothing is looked up. */
const requestPage = page({
  method: 'POST',
  path: '/new-code',
  permission: 'public',
  run: (context) => {
    const { words, organisation } = context
    return takeFromAnybody(context, {
      schema: newCodeRequestSchema,
      take: requestCode,
      refused: (form, status, headers = {}) =>
        show(context, {
          title: words.errors.error(words.newCode.title),
          main: <NewCode words={words} organisation={organisation} form={form} />,
          ...{ status, headers },
        }),
      thanks: '/new-code/thanks',
    })
  },
})

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

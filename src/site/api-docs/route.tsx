import { refuseUnless } from '#platform/errors'
import { apiWords } from '../messages/en/api.ts'
import { englishWords } from '../messages/index.ts'
import { page, type RequestContext } from '../route.ts'
import { show } from '../show.tsx'
import { ApiDocs, callsByPart, PartDocs } from './page.tsx'
import { RefusalDocs, RefusalsOfPart, refusalsByPart } from './refusals.tsx'

export const apiDocsPage = page({
  method: 'GET',
  path: '/api/v1/docs',
  permission: 'public',
  run: (context) =>
    show(inEnglish(context), {
      title: apiWords.title,
      description: apiWords.lead,
      main: <ApiDocs parts={callsByPart(context.ctx.config.url)} />,
    }),
})

export const apiPartPage = page({
  method: 'GET',
  path: '/api/v1/docs/{part}',
  permission: 'public',
  run: (context) => {
    const { part = '' } = context.params
    if (part === 'refusals')
      return show(inEnglish(context), { title: apiWords.refusals, main: <RefusalDocs /> })
    const refused = part.startsWith('refusals-') ? part.slice('refusals-'.length) : ''
    const each = refusalsByPart.get(refused)
    if (each) {
      const title = apiWords.refusalsOf(refused)
      const main = <RefusalsOfPart part={refused} each={each} />
      return show(inEnglish(context), { title, main })
    }
    const calls = callsByPart(context.ctx.config.url).get(part)
    refuseUnless(calls, 'route.not_found')
    const title = apiWords.titleOf(part)
    const main = <PartDocs part={part} calls={calls} />
    return show(inEnglish(context), { title, main })
  },
})

/** Returns the context in English: these pages for programmers exist only in English, and must declare that. */
function inEnglish(context: RequestContext): RequestContext {
  return { ...context, words: englishWords }
}

import { Fragment } from 'react'
import { refusals } from '#gate'
import { httpStatusOf, refuseUnless } from '#platform/errors'
import { apiWords, apiWords as words } from '#texts/en/api'
import { Way } from '../layout/fields.tsx'
import { page, type RequestContext } from '../route.ts'
import { show } from '../show.tsx'
import { englishWords } from '../words.ts'
import { ApiDocs, callsByPart, PartDocs } from './page.tsx'

type Refusals = [code: string, refusal: (typeof refusals)[keyof typeof refusals]][]

/** The refusals by the first part of their code, which names the module. */
const refusalsByPart: ReadonlyMap<string, Refusals> = Map.groupBy(
  Object.entries(refusals),
  ([code]) => code.split('.')[0] as string,
)

/** Every refusal with its status; `type` of the problem details leads to its place. */
function RefusalDocs() {
  return (
    <>
      <section className="lead">
        <h1>{words.refusals}</h1>
        <p>{words.refusalsLead}</p>
        <Way href="/api/v1/docs" text={words.all} />
      </section>
      {[...refusalsByPart].map(([part, each]) => (
        <section key={part}>
          <h2>
            <a href={`/api/v1/docs/refusals-${part}`}>{part}</a>
          </h2>
          <ul className="plain">
            {each.map(([code, { kind }]) => (
              <li key={code} id={code}>
                {code} {httpStatusOf[kind]}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  )
}

/** The refusals of one part. */
function RefusalsOfPart({ part, each }: { part: string; each: Refusals }) {
  return (
    <section>
      <h1>{words.refusalsOf(part)}</h1>
      <Way href="/api/v1/docs/refusals" text={words.allRefusals} />
      <dl className="refusals">
        {each.map(([code, { kind, sentence }]) => (
          <Fragment key={code}>
            <dt id={code}>
              {code} {httpStatusOf[kind]}
            </dt>
            <dd>{sentence}</dd>
          </Fragment>
        ))}
      </dl>
    </section>
  )
}

export const apiDocsPage = page('GET /api/v1/docs', 'public', (context) =>
  show(inEnglish(context), {
    title: apiWords.title,
    description: apiWords.lead,
    main: <ApiDocs parts={callsByPart(context.ctx.config.url)} />,
  }),
)

export const apiPartPage = page('GET /api/v1/docs/{part}', 'public', (context) => {
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
})

/** Returns the context in English: these pages for programmers exist only in English, and must declare that. */
function inEnglish(context: RequestContext): RequestContext {
  return { ...context, words: englishWords() }
}

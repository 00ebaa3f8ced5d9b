import { Fragment } from 'react'
import { refusals } from '#gate'
import { httpStatusOf, refuseUnless } from '#platform/errors'
import { apiWords as words } from '#texts/en/api'
import { Lead, Way } from '../layout/fields.tsx'
import { page, type RequestContext } from '../route.ts'
import { show } from '../show.tsx'
import { englishWords } from '../words.ts'
import { Call, callsByPart } from './page.tsx'

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
      <Lead title={words.refusals} lead={words.refusalsLead}>
        <Way href="/api/v1/docs" text={words.all} />
      </Lead>
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

/**
 * The OpenAPI document as pages: an overview, and a page for each part. They have no script, so they have
 * the same strict policy as all pages.
 */
export const apiDocsPage = page('GET /api/v1/docs', 'public', (context) =>
  show(inEnglish(context), {
    title: words.title,
    description: words.lead,
    main: (
      <>
        <Lead title={words.title} lead={words.lead}>
          <Way href="/api/v1/openapi.json" text={words.machineReadable} />
          <p>{words.authorisation}</p>
          <pre>
            <code>Authorization: Bearer candor_…</code>
          </pre>
          <p>{words.versions}</p>
        </Lead>
        <h2>{words.calls}</h2>
        <ul className="plain bullets">
          {[...callsByPart(context.ctx.config.url)].map(([part, calls]) => (
            <li key={part}>
              <a href={`/api/v1/docs/${part}`}>{part}</a>{' '}
              <span className="soft">{words.callCount(calls.length)}</span>
            </li>
          ))}
        </ul>
        <Way href="/api/v1/docs/refusals" text={words.refusals} />
      </>
    ),
  }),
)

export const apiPartPage = page('GET /api/v1/docs/{part}', 'public', (context) => {
  const { part = '' } = context.params
  if (part === 'refusals')
    return show(inEnglish(context), { title: words.refusals, main: <RefusalDocs /> })
  const refused = part.startsWith('refusals-') ? part.slice('refusals-'.length) : ''
  const each = refusalsByPart.get(refused)
  if (each) {
    const title = words.refusalsOf(refused)
    const main = <RefusalsOfPart part={refused} each={each} />
    return show(inEnglish(context), { title, main })
  }
  const calls = callsByPart(context.ctx.config.url).get(part)
  refuseUnless(calls, 'route.not_found')
  const title = words.titleOf(part)
  // With what goes into each call, and what comes out.
  const main = (
    <>
      <Lead title={words.titleOf(part)}>
        <Way href="/api/v1/docs" text={words.all} />
      </Lead>
      {calls.map((call) => (
        <Call key={`${call.method} ${call.path}`} {...call} />
      ))}
    </>
  )
  return show(inEnglish(context), { title, main })
})

/** Returns the context in English: these pages for programmers exist only in English, and must declare that. */
function inEnglish(context: RequestContext): RequestContext {
  return { ...context, words: englishWords() }
}

import { Fragment } from 'react'
import { refusals } from '#gate'
import { httpStatusOf } from '#platform/errors'
import { apiWords as words } from '../messages/en/api.ts'

type Refusals = [code: string, refusal: (typeof refusals)[keyof typeof refusals]][]

/** The refusals by the first part of their code, which names the module. */
export const refusalsByPart: ReadonlyMap<string, Refusals> = Map.groupBy(
  Object.entries(refusals),
  ([code]) => code.split('.')[0] as string,
)

/** Every refusal with its status; `type` of the problem details leads to its place. */
export function RefusalDocs() {
  return (
    <>
      <section className="lead">
        <h1>{words.refusals}</h1>
        <p>{words.refusalsLead}</p>
        <p>
          <a href="/api/v1/docs">{words.all}</a>
        </p>
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
export function RefusalsOfPart({ part, each }: { part: string; each: Refusals }) {
  return (
    <section>
      <h1>{words.refusalsOf(part)}</h1>
      <p>
        <a href="/api/v1/docs/refusals">{words.allRefusals}</a>
      </p>
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

import { openApiDocument } from '#api'
import { httpStatusOf, refusals } from '#platform/errors'
import { apiWords as words } from '../messages/en-api.ts'

type Json = Record<string, unknown>
type Operation = Json & {
  summary: string
  parameters: { name: string; in: string; required: boolean; schema: Json }[]
  requestBody?: { content: Record<string, { schema: Json }> }
  responses: Record<string, { description: string; content?: Record<string, { schema: Json }> }>
}

/** The OpenAPI document as a page: no script, so it stands under the same strict policy as all pages. */
export function ApiDocs({ publicUrl }: { publicUrl: string }) {
  const { paths } = openApiDocument(publicUrl) as {
    paths: Record<string, Record<string, Operation>>
  }
  return (
    <>
      <section className="lead">
        <h1>{words.title}</h1>
        <p>{words.lead}</p>
        <p>
          <a href="/api/v1/openapi.json">{words.machineReadable}</a>
        </p>
        <p>{words.authorisation}</p>
        <pre>
          <code>Authorization: Bearer candor_…</code>
        </pre>
        <p>{words.versions}</p>
      </section>
      <section aria-labelledby="calls">
        <h2 id="calls">{words.calls}</h2>
        {Object.entries(paths).flatMap(([path, operations]) =>
          Object.entries(operations).map(([method, operation]) => (
            <Call
              key={`${method} ${path}`}
              name={`${method.toUpperCase()} ${path}`}
              {...{ operation }}
            />
          )),
        )}
      </section>
      <Refusals />
    </>
  )
}

function Call({ name, operation }: { name: string; operation: Operation }) {
  const body = Object.entries(operation.requestBody?.content ?? {})[0]
  const [status, success] = Object.entries(operation.responses)[0] ?? []
  const answer = Object.values(success?.content ?? {})[0]?.schema
  return (
    <article className="call">
      <h3>
        <code>{name}</code>
      </h3>
      <p>{operation.summary}</p>
      <dl className="facts">
        <dt>{words.who}</dt>
        <dd>
          <code>{String(operation['x-permission'])}</code>
        </dd>
        {operation.parameters.length > 0 && <dt>{words.parameters}</dt>}
        {operation.parameters.map(({ name, in: where, required, schema }) => (
          <dd key={name}>
            <code>
              {name}
              {required ? '' : '?'}: {describe(schema)}
            </code>{' '}
            <span className="soft">{where}</span>
          </dd>
        ))}
        {body && <dt>{words.body}</dt>}
        {body && (
          <dd>
            <code>{body[0] === 'application/json' ? describe(body[1].schema) : body[0]}</code>
          </dd>
        )}
        <dt>{words.answer}</dt>
        <dd>
          {status} <code>{answer ? describe(answer) : success?.description}</code>
        </dd>
      </dl>
    </article>
  )
}

function Refusals() {
  return (
    <section aria-labelledby="refusals">
      <h2 id="refusals">{words.refusals}</h2>
      <p>{words.refusalsLead}</p>
      <dl className="refusals">
        {Object.entries(refusals).map(([code, { kind, sentence }]) => (
          <div key={code} id={code}>
            <dt>
              <code>{code}</code> <span className="soft">{httpStatusOf[kind]}</span>
            </dt>
            <dd>{sentence}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** A JSON Schema in the short form in which programmers note types. */
function describe(schema: Json): string {
  const {
    type,
    properties,
    items,
    anyOf,
    required = [],
  } = schema as {
    type?: string
    properties?: Record<string, Json>
    items?: Json
    anyOf?: Json[]
    required?: string[]
  }
  const choices = schema.enum as unknown[] | undefined
  if (choices) return choices.length > 12 ? 'one of a list' : choices.map(String).join(' | ')
  if ('const' in schema) return String(schema.const)
  if (anyOf) return anyOf.map(describe).join(' | ')
  if (type === 'array') return `${describe(items ?? {})}[]`
  if (!properties) return type ?? 'any'
  const fields = Object.entries(properties).map(
    ([name, value]) => `${name}${required.includes(name) ? '' : '?'}: ${describe(value)}`,
  )
  return `{ ${fields.join(', ')} }`
}

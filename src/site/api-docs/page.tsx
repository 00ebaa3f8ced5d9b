import { openApiDocument } from '#api'
import { apiWords as words } from '#texts/en/api'

type Json = Record<string, unknown>
type Content = Record<string, { schema?: Json }>
type Operation = Json & {
  summary: string
  security: Record<string, unknown>[]
  parameters: { name: string; in: string; required: boolean; schema: Json }[]
  requestBody?: { content: Content }
  responses: Record<string, { description: string; content?: Content }>
}

interface Called {
  method: string
  path: string
  operation: Operation
}

/** How many calls fit on a page of 14 kB. */
const mostOnAPage = 18

/**
 * Returns the calls of the OpenAPI document by the first part of their path, as the document has them; for
 * a long part, `records-2` has what does not fit under `records`.
 */
export function callsByPart(publicUrl: string): Map<string, Called[]> {
  const { paths } = openApiDocument(publicUrl) as {
    paths: Record<string, Record<string, Operation>>
  }
  const parts = new Map<string, Called[]>()
  for (const [path, operations] of Object.entries(paths)) {
    const part = path.split('/')[1] ?? ''
    const calls = Object.entries(operations).map(([method, operation]) => ({
      ...{ method: method.toUpperCase(), path, operation },
    }))
    parts.set(part, [...(parts.get(part) ?? []), ...calls])
  }
  return new Map([...parts].flatMap(([part, calls]) => pagesOf(part, calls)))
}

function pagesOf(part: string, calls: readonly Called[]): [string, Called[]][] {
  const count = Math.ceil(calls.length / mostOnAPage)
  return Array.from({ length: count }, (_, index) => [
    index === 0 ? part : `${part}-${index + 1}`,
    calls.slice(index * mostOnAPage, (index + 1) * mostOnAPage),
  ])
}

export function Call({ method, path, operation }: Called) {
  const { requestBody, security, responses } = operation
  const [[status, success] = [], ...refused] = Object.entries(responses)
  const ways = security.flatMap(Object.keys).join(', ')
  return (
    <article className="call">
      <h2>
        <code>
          {method} {path}
        </code>
      </h2>
      <p>{operation.summary}</p>
      <dl className="facts">
        <dt>{words.who}</dt>
        <dd>
          <code>{String(operation['x-permission'])}</code>
          {ways && <span className="soft"> {ways}</span>}
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
        {requestBody && <dt>{words.body}</dt>}
        {requestBody && formsOf(requestBody.content).map((form) => <Form key={form} form={form} />)}
        <dt>{words.answer}</dt>
        <dd>
          {status} <code>{formsOf(success?.content ?? {}).join(', ') || success?.description}</code>
        </dd>
        <dt>{words.refusals}</dt>
        {refused.map(([refusedWith, { content = {} }]) => (
          <Refused key={refusedWith} status={refusedWith} codes={codesIn(content)} />
        ))}
      </dl>
    </article>
  )
}

function Form({ form }: { form: string }) {
  return (
    <dd>
      <code>{form}</code>
    </dd>
  )
}

/** Returns JSON by its fields, anything else by its media type. */
function formsOf(content: Content): string[] {
  return Object.entries(content).map(([mediaType, { schema }]) => {
    if (!schema) return mediaType
    return mediaType === 'application/json' ? describe(schema) : `${mediaType} ${describe(schema)}`
  })
}

function Refused({ status, codes }: { status: string; codes: readonly string[] }) {
  return (
    codes.length > 0 && (
      <dd>
        {status} <code>{codes.join(', ')}</code>
      </dd>
    )
  )
}

/** Returns the codes of a status; refusals that any call can meet are not named. */
function codesIn(content: Content): string[] {
  const [, narrowed] = (content['application/problem+json']?.schema?.allOf ?? []) as [
    Json?,
    { properties: { code: { enum: string[] } } }?,
  ]
  return narrowed?.properties.code.enum ?? []
}

/** Returns a JSON Schema in the short notation of programmers. */
function describe(schema: Json): string {
  const {
    type,
    properties,
    items,
    prefixItems,
    anyOf,
    required = [],
  } = schema as {
    type?: string
    properties?: Record<string, Json>
    /** False ends a list whose places are listed one by one. */
    items?: Json | false
    prefixItems?: Json[]
    anyOf?: Json[]
    required?: string[]
  }
  const choices = schema.enum as unknown[] | undefined
  if (choices) return choices.length > 12 ? 'one of a list' : choices.map(String).join(' | ')
  if ('const' in schema) return String(schema.const)
  if (anyOf) return anyOf.map(describe).join(' | ')
  if (prefixItems) return `[${prefixItems.map(describe).join(', ')}]`
  if (type === 'array') return `${describe(items || {})}[]`
  if (!properties) return type ?? 'any'
  const fields = Object.entries(properties).map(
    ([name, value]) => `${name}${required.includes(name) ? '' : '?'}: ${describe(value)}`,
  )
  return `{ ${fields.join(', ')} }`
}

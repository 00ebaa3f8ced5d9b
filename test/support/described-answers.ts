import { z } from 'zod'
import { openApiDocument } from '#api'
import type { KeyScope } from '#modules/accounts/forms.schema'

type Schema = Parameters<typeof z.fromJSONSchema>[0]
type Content = Record<string, { schema?: Exclude<Schema, boolean> }>

interface Operation {
  'x-key-scope'?: KeyScope | null
  parameters: { name: string; in: string }[]
  requestBody?: { content: Content }
  responses: Record<string, { headers?: Record<string, unknown>; content?: Content }>
}

interface Call {
  method: string
  /** With its prefix, and perhaps a query. */
  path: string
  init: RequestInit
  answer: Response
}

const prefix = '/api/v1'
/** What a program reads about the API and does not call. */
const aboutTheApi = /^\/(?:openapi\.json|docs)(?:\/|$)/

/**
 * Throws when the OpenAPI document does not describe this answer of the API, or the request: so every test
 * that calls the API proves that the document is true.
 */
export async function refuseUndescribed({ method, path, init, answer }: Call): Promise<void> {
  const address = path.replace(/[?#].*$/, '').slice(prefix.length)
  if (!path.startsWith(`${prefix}/`) || aboutTheApi.test(address)) return
  const found = operationAt(method === 'HEAD' ? 'GET' : method, address)
  // Unknown, or not with this method: so is HEAD where GET notes something.
  if (!found || (method === 'HEAD' && answer.status === 405)) return
  const { name, operation } = found
  const problems = [
    ...(answer.ok ? undescribedRequest(operation, init) : []),
    ...(await undescribedAnswer(name, operation, method, answer)),
  ]
  if (problems.length > 0)
    throw new Error(`The OpenAPI document does not describe ${name}: ${problems.join('; ')}`)
}

/** Returns what the document says of a call; undefined where it names none. @param path with its prefix */
export function operationOf(method: string, path: string): Operation | undefined {
  const asked = method === 'HEAD' ? 'GET' : method
  return operationAt(asked, path.replace(/[?#].*$/, '').slice(prefix.length))?.operation
}

let described: { pattern: RegExp; path: string; name: string; operation: Operation }[] | undefined
let problemSchema: { properties: object } | undefined

/** Returns the operation with the most specific path: `/records/authors` before `/records/{id}`. */
function operationAt(method: string, address: string) {
  described ??= operations()
  const path = described.find(({ pattern }) => pattern.test(address))?.path
  return described.find((one) => one.path === path && one.name.startsWith(`${method} `))
}

function operations() {
  const document = openApiDocument('https://files.padma.example') as unknown as {
    paths: Record<string, Record<string, Operation>>
    components: { schemas: { Problem: { properties: object } } }
  }
  problemSchema = document.components.schemas.Problem
  const parameters = (path: string) => path.split('{').length
  return Object.entries(document.paths)
    .toSorted(([a], [b]) => parameters(a) - parameters(b))
    .flatMap(([path, methods]) => {
      const pattern = new RegExp(`^${path.replaceAll('.', '\\.').replace(/\{\w+\}/g, '[^/]+')}$`)
      return Object.entries(methods).map(([method, operation]) => ({
        ...{ pattern, path, name: `${method.toUpperCase()} ${path}`, operation },
      }))
    })
}

function undescribedRequest({ parameters, requestBody }: Operation, init: RequestInit): string[] {
  const headers = new Headers(init.headers)
  const unnamed = ['Idempotency-Key', 'X-File-Name']
    .filter((name) => headers.has(name) && !parameters.some((one) => one.name === name))
    .map((name) => `it took ${name}`)
  const form = uploadedAs(init.body, headers)
  const isDescribed = form === null || Object.hasOwn(requestBody?.content ?? {}, form)
  return isDescribed ? unnamed : [...unnamed, `it took ${form}`]
}

/** Returns the form in which a test sends a file; JSON may be sent even where no body is expected. */
function uploadedAs(body: RequestInit['body'], headers: Headers): string | null {
  if (!body || typeof body === 'string') return null
  const isForm = body instanceof FormData || headers.get('content-type')?.startsWith('multipart/')
  return isForm ? 'multipart/form-data' : 'application/octet-stream'
}

async function undescribedAnswer(
  name: string,
  { responses }: Operation,
  method: string,
  answer: Response,
): Promise<string[]> {
  const status = responses[answer.status] ? String(answer.status) : rangeOf(answer.status)
  const response = responses[status]
  if (!response) return [`${answer.status} ${await textOf(answer)}`]
  const unnamed = ['Retry-After', 'Idempotency-Replayed']
    .filter(
      (header) => answer.headers.has(header) && !Object.hasOwn(response.headers ?? {}, header),
    )
    .map((header) => `${status} with ${header}`)
  const mediaType = answer.headers.get('content-type')?.split(';')[0] ?? null
  if (mediaType === null)
    return response.content ? [...unnamed, `${status} without a type`] : unnamed
  const content = response.content?.[mediaType]
  if (!content) return [...unnamed, `${status} ${mediaType}`]
  if (!content.schema || method === 'HEAD') return unnamed
  const faults = faultsOf(`${name} ${status} ${mediaType}`, content.schema, await textOf(answer))
  return [...unnamed, ...faults.map((fault) => `${status} ${fault}`)]
}

const rangeOf = (status: number) => `${Math.floor(status / 100)}XX`

const textOf = (answer: Response) => answer.clone().text()

const parsers = new Map<string, z.ZodType>()

function faultsOf(name: string, schema: Exclude<Schema, boolean>, text: string): string[] {
  const parser = parsers.get(name) ?? parserOf(schema)
  parsers.set(name, parser)
  const parsed = parser.safeParse(JSON.parse(text))
  return parsed.success ? [] : [`${z.prettifyError(parsed.error)} in ${text.slice(0, 500)}`]
}

/**
 * Returns a parser of a schema. Refusals all refer to one schema, whose codes each status narrows; they may
 * have no member that it does not name.
 */
function parserOf(schema: Exclude<Schema, boolean>): z.ZodType {
  const parts = schema.allOf ?? (schema.$ref ? [schema] : [])
  if (parts.length === 0) return z.fromJSONSchema(schema)
  const narrowed = parts.map((part) => (typeof part === 'object' ? part.properties : {}))
  const properties = Object.assign({}, problemSchema?.properties, ...narrowed)
  return z.fromJSONSchema({ ...problemSchema, properties, additionalProperties: false } as Schema)
}

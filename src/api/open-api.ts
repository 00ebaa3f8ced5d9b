import { sharedCookieName, viewingCookieName } from '#gate'
import { sessionCookieName } from '#modules/accounts'
import { describeAnswers, describeProblem, requestId } from './describe-answers.ts'
import type { AnyEndpoint } from './endpoint.ts'
import { endpoints } from './endpoints.ts'
import { type Json, jsonSchema } from './parse-input.ts'

/** Describes path, query and headers of an endpoint as OpenAPI parameters. */
function describeParameters(each: AnyEndpoint): Json[] {
  return [
    ...parameters(each, 'params', 'path'),
    ...parameters(each, 'query', 'query'),
    ...ifMatch(each),
    ...idempotencyKey(each),
    ...fileName(each),
  ]
}

function parameters(each: AnyEndpoint, part: 'params' | 'query', where: 'path' | 'query'): Json[] {
  const schema = each[part]
  if (!schema) return []
  const { properties = {}, required = [] } = jsonSchema(schema, 'input') as {
    properties?: Record<string, Json>
    required?: string[]
  }
  const understood = jsonSchema(schema, 'output').properties as Record<string, Json>
  return Object.entries(properties).map(([name, value]) => ({
    name,
    in: where,
    required: where === 'path' || required.includes(name),
    // For a text that is read as a number, only the schema of the result states the range.
    schema: isNumber(value) ? understood[name] : value,
  }))
}

const isNumber = ({ type }: Json) => type === 'number'

function ifMatch(each: AnyEndpoint): Json[] {
  if (!each.requiresIfMatch) return []
  const description = 'The version that you read, quoted or bare'
  return [
    { name: 'If-Match', in: 'header', required: true, description, schema: { type: 'string' } },
  ]
}

function idempotencyKey({ idempotent }: AnyEndpoint): Json[] {
  if (!idempotent) return []
  const description =
    'A new UUID for each action. A client that got no answer sends the same request with the same key again, within 24 hours, and gets the first answer (with Idempotency-Replayed: true) instead of a second change. The same key with another request: 422 request.key_reused.'
  const schema = { type: 'string', minLength: 8, maxLength: 200 }
  return [{ name: 'Idempotency-Key', in: 'header', required: false, description, schema }]
}

function fileName({ accepts }: AnyEndpoint): Json[] {
  if (accepts !== 'file' && accepts !== 'large-file') return []
  const description = 'The name of the file that is sent as raw bytes, percent-encoded (UTF-8)'
  const schema = { type: 'string' }
  return [{ name: 'X-File-Name', in: 'header', required: false, description, schema }]
}

/** Describes the body of an endpoint, in each form in which it may be sent. */
function describeBody({ body, accepts }: AnyEndpoint): Json {
  const content = accepts
    ? { ...rawBytes(accepts), ...form(accepts) }
    : body && { 'application/json': { schema: jsonSchema(body, 'input') } }
  return content ? { requestBody: { required: true, content } } : {}
}

type OtherBody = NonNullable<AnyEndpoint['accepts']>

/** The content decides the type, whatever the request claims. */
function rawBytes(accepts: OtherBody): Json {
  return typeof accepts === 'object' ? {} : { 'application/octet-stream': {} }
}

const file = { contentMediaType: 'application/octet-stream' }

function form(accepts: OtherBody): Json {
  const schema =
    typeof accepts === 'object'
      ? withFiles(jsonSchema(accepts.fields, 'input'), accepts.files)
      : { type: 'object', properties: { file }, required: ['file'] }
  return { 'multipart/form-data': { schema } }
}

function withFiles({ properties, required, ...rest }: Json, count: number): Json {
  const files = { type: 'array', items: file, minItems: count, maxItems: count }
  return {
    ...rest,
    properties: { ...(properties as Json), images: files },
    required: [...((required as string[] | undefined) ?? []), 'images'],
  }
}

/** Made when first asked for: it takes as long as hundreds of look-ups, and never changes. */
const made = new Map<string, Json>()

/** Returns the OpenAPI 3.1 document, made from the schemas that validate; zod writes JSON Schema 2020-12. */
export function openApiDocument(publicUrl: string): Json {
  const document = made.get(publicUrl) ?? makeDocument(publicUrl)
  made.set(publicUrl, document)
  return document
}

const texts = new Map<string, string>()

/** Returns it as JSON text: writing that takes as long as fifty look-ups, and anybody may ask for it. */
export function openApiText(publicUrl: string): string {
  const text = texts.get(publicUrl) ?? JSON.stringify(openApiDocument(publicUrl))
  texts.set(publicUrl, text)
  return text
}

function makeDocument(publicUrl: string): Json {
  const paths: Record<string, Json> = {}
  for (const each of endpoints as readonly AnyEndpoint[])
    paths[each.path] = { ...paths[each.path], [each.method.toLowerCase()]: operation(each) }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Candor',
      version: '1',
      license: { name: 'AGPL-3.0-or-later', identifier: 'AGPL-3.0-or-later' },
      description:
        'The API of a private agency’s file service. It is not a government service, and no answer of it says that a visa is valid. A call refuses a field or parameter that it does not know (422 request.invalid), so that nothing misspelt is lost; fields of its own answer may be sent back, and are ignored.',
    },
    servers: [{ url: `${publicUrl}/api/v1` }],
    paths,
    components: {
      securitySchemes: securitySchemes(publicUrl),
      headers: { RequestId: requestId },
      schemas: { Problem: describeProblem() },
    },
  }
}

/** `GET /records/{id}/documents` is `getRecordsByIdDocuments`. */
function operationIdOf({ method, path }: AnyEndpoint): string {
  const words = path.replace(/\{(\w)/g, 'by-$1').match(/[A-Za-z0-9]+/g) ?? []
  const capital = (word: string) => word[0]?.toUpperCase() + word.slice(1)
  return method.toLowerCase() + words.map(capital).join('')
}

function operation(each: AnyEndpoint): Json {
  return {
    operationId: operationIdOf(each),
    summary: each.summary,
    'x-permission': each.permission,
    ...(each.recentSignIn
      ? { 'x-recent-sign-in': true, 'x-key-scope': each.recentSignIn.scope }
      : {}),
    security: schemesOf(each).map((scheme) => ({ [scheme]: [] })),
    parameters: describeParameters(each),
    ...describeBody(each),
    responses: describeAnswers(each),
  }
}

function securitySchemes(publicUrl: string) {
  const cookie = (name: string, description: string) => ({
    ...{ type: 'apiKey', in: 'cookie', name, description },
  })
  return {
    apiKey: { type: 'http', scheme: 'bearer', description: 'An API key, made by an admin.' },
    session: cookie(sessionCookieName(publicUrl), 'What `POST /session` sets.'),
    viewing: {
      type: 'http',
      scheme: 'bearer',
      description: 'The `viewing.token` that `POST /lookups` or `POST /share-lookups` answers.',
    },
    viewingCookie: cookie(
      viewingCookieName(publicUrl),
      'The `viewing.token` that `POST /lookups` answers.',
    ),
    sharedCookie: cookie(
      sharedCookieName(publicUrl),
      'The `viewing.token` that `POST /share-lookups` answers.',
    ),
  } as const
}
type Scheme = keyof ReturnType<typeof securitySchemes>

const schemesOfProof = {
  viewing: ['viewing', 'viewingCookie'],
  shared: ['viewing', 'sharedCookie'],
  account: ['apiKey', 'session'],
} as const satisfies Record<string, readonly Scheme[]>

/** Returns the security schemes of an endpoint; a call needs one of them. */
function schemesOf({ permission, proofs }: AnyEndpoint): Scheme[] {
  const asked = permission === 'public' ? (proofs ?? []) : (['account'] as const)
  return [...new Set(asked.flatMap((proof) => schemesOfProof[proof]))]
}

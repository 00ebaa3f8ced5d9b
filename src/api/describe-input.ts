import type { AnyEndpoint } from './endpoint.ts'
import { type Json, jsonSchema } from './json-schema.ts'

/** Describes path, query and headers of an endpoint as OpenAPI parameters. */
export function describeParameters(each: AnyEndpoint): Json[] {
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
export function describeBody({ body, accepts }: AnyEndpoint): Json {
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

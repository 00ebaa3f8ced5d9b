import { z } from 'zod'
import { type RefusalCode, refusals } from '#platform/errors'
import type { AnyEndpoint } from './endpoint.ts'
import { endpoints } from './endpoints.ts'

type Json = Record<string, unknown>

/** The OpenAPI 3.1 document, made from the schemas that validate; zod writes JSON Schema 2020-12. */
export function openApiDocument(publicUrl: string): Json {
  const paths: Record<string, Json> = {}
  for (const each of endpoints as readonly AnyEndpoint[])
    paths[each.path] = { ...paths[each.path], [each.method.toLowerCase()]: operation(each) }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Candor',
      version: '1',
      description:
        'The API of a private agency’s file service. It is not a government service, and no answer of it says that a visa is valid.',
    },
    servers: [{ url: `${publicUrl}/api/v1` }],
    paths,
    components: {
      securitySchemes: {
        apiKey: { type: 'http', scheme: 'bearer', description: 'An API key, made by an admin.' },
        session: { type: 'apiKey', in: 'cookie', name: 'session' },
      },
      schemas: { Problem: problemSchema() },
    },
  }
}

function operation(each: AnyEndpoint): Json {
  const problem = {
    description: 'A refusal, as problem details (RFC 9457)',
    content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
  }
  return {
    summary: each.summary,
    'x-permission': each.may,
    ...(each.recentSignIn ? { 'x-recent-sign-in': true } : {}),
    security: each.may === 'public' ? [] : [{ apiKey: [] }, { session: [] }],
    parameters: [
      ...parameters(each, 'params', 'path'),
      ...parameters(each, 'query', 'query'),
      ...ifMatch(each),
      ...idempotencyKey(each),
    ],
    ...requestBody(each),
    responses: { ...success(each), default: problem },
  }
}

function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return rest
}

function parameters(each: AnyEndpoint, part: 'params' | 'query', where: 'path' | 'query'): Json[] {
  const schema = each[part]
  if (!schema) return []
  const { properties = {}, required = [] } = jsonSchema(schema, 'input') as {
    properties?: Record<string, Json>
    required?: string[]
  }
  return Object.entries(properties).map(([name, value]) => ({
    name,
    in: where,
    required: where === 'path' || required.includes(name),
    schema: value,
  }))
}

function ifMatch(each: AnyEndpoint): Json[] {
  if (!each.wantsVersion) return []
  const description = 'The version that you read, quoted or bare'
  return [
    { name: 'If-Match', in: 'header', required: true, description, schema: { type: 'string' } },
  ]
}

function idempotencyKey({ takesKey }: AnyEndpoint): Json[] {
  if (!takesKey) return []
  const description =
    'A new UUID for each action. Whoever got no answer sends the same request with the same key again, within 24 hours, and gets the first answer (with Idempotency-Replayed: true) instead of a second change. The same key with another request: 422 request.key_reused.'
  const schema = { type: 'string', minLength: 8, maxLength: 200 }
  return [{ name: 'Idempotency-Key', in: 'header', required: false, description, schema }]
}

function requestBody(each: AnyEndpoint): Json {
  if (each.accepts === 'raw') {
    const binary = { schema: { type: 'string', format: 'binary' } }
    return { requestBody: { required: true, content: { 'application/octet-stream': binary } } }
  }
  if (!each.body) return {}
  const schema = jsonSchema(each.body, 'input')
  return { requestBody: { required: true, content: { 'application/json': { schema } } } }
}

function success(each: AnyEndpoint): Json {
  if (each.output === null) return { 204: { description: 'Done' } }
  if (each.output === 'response') return { 200: { description: 'The file or the session' } }
  const schema = jsonSchema(each.output, 'output')
  return {
    [each.status ?? 200]: { description: 'Done', content: { 'application/json': { schema } } },
  }
}

function problemSchema(): Json {
  const codes = Object.keys(refusals) as RefusalCode[]
  return {
    type: 'object',
    required: ['type', 'title', 'status', 'code'],
    properties: {
      type: { type: 'string' },
      title: { type: 'string', description: 'What was wrong and what to do' },
      status: { type: 'integer' },
      code: { enum: codes },
      fields: {
        type: 'array',
        items: {
          type: 'object',
          properties: { path: { type: 'string' }, message: { type: 'string' } },
        },
      },
    },
  }
}

import { describe, expect, test } from 'vitest'
import { refuseUndescribed } from '#test/described-answers'

describe('an answer of the API that its document does not describe fails the test that met it', () => {
  const meet = (method: string, path: string, answer: Response, init: RequestInit = {}) =>
    refuseUndescribed({ method, path: `/api/v1${path}`, init, answer })
  const json = (body: object, status = 200, type = 'application/json') =>
    new Response(JSON.stringify(body), { status, headers: { 'content-type': type } })
  const problem = (code: string, status: number, more: object = {}) => {
    const body = { type: `/api/v1/docs/refusals#${code}`, title: 'No', status, code, ...more }
    return json(body, status, 'application/problem+json')
  }

  test.each<[string, string, string, Response, RequestInit?]>([
    ['a status', 'DELETE', '/session', json({}, 200)],
    ['a media type', 'GET', '/payments.csv', json({})],
    ['a missing field', 'GET', '/records/authors', json({})],
    ['a field too many', 'GET', '/records/authors', json({ people: {}, staff: {}, secret: 1 })],
    ['a refusal of another call', 'POST', '/lookups', problem('record.not_found', 404)],
    ['a member of a refusal', 'POST', '/lookups', problem('lookup.no_data_found', 404, { no: 1 })],
    [
      'a form of the body',
      ...(['POST', '/imports', json({}, 201), { body: new FormData() }] as const),
    ],
  ])('%s', async (_, method, path, answer, init) => {
    await expect(meet(method, path, answer, init)).rejects.toThrow('does not describe')
  })
})

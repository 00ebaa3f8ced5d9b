import { expect, test } from 'vitest'
import { z } from 'zod'
import { candidate } from '#test/candidates'
import { startTestApp } from '#test/test-app'
import { unknownFields } from './parse-input.ts'

const app = await startTestApp('sqlite')
const key = await app.key('admin')

/** Each path that is refused, with its sentence. */
async function refusedIn(answer: Response) {
  expect(answer.status).toBe(422)
  const { code, fields } = await answer.json()
  expect(code).toBe('request.invalid')
  return Object.fromEntries(
    fields.map(({ path, message }: { path: string; message: string }) => [path, message]),
  )
}

const add = (body: object) => app.call('POST', '/records', { key, body })

test('a misspelt field is refused by its name, with those that are known, and nothing is saved', async () => {
  const before = await (await app.call('GET', '/records', { key })).json()
  const { fatherName, ...others } = candidate({})
  const refused = await refusedIn(await add({ ...others, fathername: fatherName, employr: 'A' }))
  expect(Object.keys(refused)).toEqual(['fatherName', 'fathername', 'employr'])
  expect(refused.fathername).toMatch(
    /^This call has no field of this name\. It has: .*\bfatherName\b/,
  )
  expect(await (await app.call('GET', '/records', { key })).json()).toEqual(before)
})

test('a record may be sent back as it was read', async () => {
  const record = await (await add(candidate({}))).json()
  const change = { ...record, name: 'Rahima Begum' }
  const path = `/records/${record.id}`
  const answer = await app.call('PATCH', path, { key, version: record.version, body: change })
  expect(answer.status).toBe(200)
  expect(await answer.json()).toMatchObject({ name: 'Rahima Begum', id: record.id })
})

test('a misspelt filter shows no list as if it were that filter’s', async () => {
  const refused = await refusedIn(await app.call('GET', '/records?sate=pending', { key }))
  expect(refused.sate).toMatch(/\bstate\b/)
})

const entry = z.object({ of: z.string(), at: z.string().optional() })
const schema = z.object({
  entries: z.array(entry).optional(),
  answers: z.record(z.string(), entry).optional(),
  about: z.union([z.object({ email: z.string() }), z.object({ id: z.string() })]).optional(),
  either: z.union([z.string(), z.object({ id: z.string() })]).optional(),
  words: z.object({ title: z.string() }).nullable().optional(),
  anything: z.unknown().optional(),
})

test.each([
  [{ entries: [{ of: 'a' }, { of: 'b', att: 'c' }] }, ['entries.1.att']],
  [{ answers: { any: { of: 'a' } } }, []],
  [{ about: { email: 'a' } }, []],
  [{ about: { id: 'a', mail: 'b' } }, ['about.mail']],
  [{ either: { other: 'a' } }, []],
  [{ words: { titel: 'a' } }, ['words.titel']],
  [{ words: null, anything: { at: { all: 1 } } }, []],
  [{ toString: 'a', constructor: 'b' }, ['toString', 'constructor']],
  // Another form altogether is the parser's to refuse.
  [{ entries: 'a' }, []],
  ['a', []],
  [null, []],
])('%j', (value, paths) => {
  expect(unknownFields(schema, value, null).map(({ path }) => path)).toEqual(paths)
})

test('only the fields of the answer itself may come back, not those within others', () => {
  const answer = z.object({ id: z.string(), version: z.number() })
  const value = { id: 'a', words: { title: 'b', version: 2 } }
  expect(unknownFields(schema, value, answer).map(({ path }) => path)).toEqual(['words.version'])
})

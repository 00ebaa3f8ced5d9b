import { gzipSync } from 'node:zlib'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { type Refusal, refusal, tooManyTries } from '#platform/errors'
import { candidate } from '#test/candidates'
import { startTestApp } from '#test/test-app'
import { problemOf } from './mount.ts'
import { plainForm, plainIssue, plainJson, unknownFields } from './parse-input.ts'

const app = await startTestApp()
const key = await app.key('admin')

const send = (body: Uint8Array | string, headers: Record<string, string> = {}) =>
  app.request('/api/v1/records', {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : new Uint8Array(body),
  })
const named = (name: string, passportNumber: string) =>
  JSON.stringify({ ...candidate(), passportNumber, name })

// Windows PowerShell sends a text as ISO-8859-1, unless it is told otherwise.
test('JSON in another encoding, or compressed, is refused with what to do', async () => {
  const detail = 'The JSON is not in UTF-8. Encode it so and send it again.'
  for (const body of [
    Buffer.from(named('José Peña', 'AB1000001'), 'latin1'),
    Buffer.from(`\ufeff${named('José Peña', 'AB1000002')}`, 'utf16le'),
    // A character that is cut off.
    Buffer.from(`"${'é'}`).subarray(0, 2),
  ]) {
    const answer = await send(body)
    expect([answer.status, await answer.json()]).toMatchObject([
      ...[422, { code: 'request.unreadable', detail }],
    ])
  }
  const compressed = gzipSync(named('Rahima', 'AB1000003'))
  const answer = await send(compressed, { 'content-encoding': 'gzip' })
  expect(await answer.json()).toMatchObject({
    ...{ status: 422, code: 'request.unreadable' },
    detail: 'The JSON is compressed. Send it as it is, without Content-Encoding.',
  })
})

test('UTF-8 is read, also behind the mark that some programs write before it', async () => {
  const plain = await send(named('José Peña', 'AB1000004'))
  expect(await plain.json()).toMatchObject({ name: 'José Peña' })
  const marked = await send(`\ufeff${named('রহিমা খাতুন', 'AB1000005')}`, {
    'content-encoding': 'identity',
  })
  expect(await marked.json()).toMatchObject({ name: 'রহিমা খাতুন' })
})

test.each([
  ['"\\ud83d\\ude00"', '😀'],
  ['"\\\\u0000 \\\\ud800"', '\\u0000 \\ud800'],
  ['"\\ufffd"', '\ufffd'],
  // What a repeated name replaces is kept nowhere.
  ['{"a": "\\u0000", "a": "b"}', { a: 'b' }],
])('%s', (json, value) => {
  expect(plainJson(json)).toEqual(value)
})

test.each([
  ['"Rahima\\u0000 Khatun"', ''],
  ['{"name": "a\\ud800b"}', 'name'],
  ['{"name": "\\ude00 \\ud83d\\u0041"}', 'name'],
  ['{"kinds": ["visa", {"text": "\\uDC00"}]}', 'kinds.1.text'],
  ['{"a": {"b\\u0000": 1}}', 'a'],
  [`${'['.repeat(50_000)}"\\u0000"${']'.repeat(50_000)}`, Array(50_000).fill(0).join('.')],
])('%# what no database keeps is refused at its field, and not altered', (json, path) => {
  const message = 'This has a NUL or half a character (a lone surrogate) in it. Send it without.'
  let refused: unknown = null
  try {
    plainJson(json)
  } catch (error) {
    refused = error
  }
  expect(refused).toMatchObject({ code: 'request.invalid', fields: [{ path, message }] })
})

test('is what JSON says', () => {
  const text = fc.string({ unit: 'binary' }).map((one) => one.replaceAll('\0', ''))
  fc.assert(
    fc.property(fc.array(fc.oneof(text, fc.integer(), fc.array(text))), (value) => {
      const json = JSON.stringify(value)
      // The same with each letter as an escape.
      const escaped = json.replace(
        /[^\x20-\x7e]/g,
        (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
      )
      expect(plainJson(json)).toEqual(value)
      expect(plainJson(escaped)).toEqual(value)
    }),
  )
})

test.each(['{"a": ', '"\\u00"', 'a'])('what is no JSON is an error still: %s', (json) => {
  expect(() => plainJson(json)).toThrow(SyntaxError)
})
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
  const before = await app.json('GET', '/records', { key })
  const { fatherName, ...others } = candidate({})
  const refused = await refusedIn(await add({ ...others, fathername: fatherName, employr: 'A' }))
  expect(Object.keys(refused)).toEqual(['fatherName', 'fathername', 'employr'])
  expect(refused.fathername).toMatch(
    /^This call has no field of this name\. It has: .*\bfatherName\b/,
  )
  expect(await app.json('GET', '/records', { key })).toEqual(before)
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

test('a form is read with all its pairs', () => {
  expect(String(plainForm('a=1&b=%E0%A6%95&a=2&c'))).toBe('a=1&b=%E0%A6%95&a=2&c=')
  expect([...plainForm('')]).toEqual([])
})

test('one with more pairs than any form has is refused', () => {
  expect(plainForm('a&'.repeat(999)).size).toBe(999)
  expect(() => plainForm('a&'.repeat(1000))).toThrow(
    expect.objectContaining({ code: 'request.unreadable' }),
  )
})

test('a NUL in what somebody sends is no failure of ours, and told at its field', async () => {
  const form = (path: string, fields: Record<string, string>) => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    return app.request(path, { method: 'POST', headers, body: String(new URLSearchParams(fields)) })
  }
  const post = (path: string, body: object) => app.call('POST', path, { key, body })
  const record = (changes: object) => post('/records', { ...candidate(), ...changes })
  const answers = await Promise.all([
    post('/cases', { kind: 'concern', text: 'Sold\0 to me' }),
    record({ name: 'Rahima\0 Khatun', address: 'C\ud800' }),
    ...['/records/search', '/accounts/search'].map((path) => post(path, { search: 'a\0b' })),
    form('/tell/concern', { text: 'Sold\0 to me', page: '/' }),
    app.call('GET', '/audit-events?subject=a%00b', { key }),
  ])
  expect(answers.map(({ status }) => status)).toEqual([422, 422, 422, 422, 303, 200])
  const fieldsOf = async (name: unknown) => (await (await record({ name })).json()).fields
  for (const name of ['a\ud800b', 'a\0b'])
    expect(await fieldsOf(name)).toMatchObject([{ path: 'name' }])
  const message = 'Name: send it as text, in quotation marks.'
  expect(await fieldsOf(5)).toEqual([{ path: 'name', message }])
  expect(await fieldsOf(null)).toMatchObject([{ message: 'Name is required.' }])
})

test('what is wrong is said in a sentence', () => {
  const kinds = [z.object({ kind: z.literal('a') }), z.object({ kind: z.literal('b') })] as const
  const byKind = z.discriminatedUnion('kind', kinds)
  const faults = [
    [z.string(), undefined, 'This is missing.'],
    [z.string(), 1, 'Send it as text, in quotation marks.'],
    [z.coerce.number(), 'many', 'Give a number.'],
    [z.int(), 1.5, 'Give a whole number.'],
    [z.boolean(), 'yes', 'Give true or false.'],
    [z.array(z.string()), {}, 'Give a list.'],
    [z.object({}), [], 'Give an object.'],
    [z.enum(['a', 'b']), 'c', 'Give one of: a, b.'],
    [z.string().min(2), '', 'Give at least 2 characters.'],
    [z.array(z.int()).max(2), [1, 2, 3], 'Give at most 2 entries.'],
    [z.number().min(5), 1, 'Give at least 5.'],
    [z.strictObject({}), { odd: 1 }, 'Leave out what is not known here: odd.'],
    [z.uuid(), 'x', 'This has another form than is asked for.'],
    [z.union([z.string(), z.int()]), true, 'This has another form than is asked for.'],
    [byKind, { kind: 'c' }, 'Give one of: a, b.'],
    [byKind, {}, 'Give one of: a, b.'],
    [z.union([byKind, z.literal('c')]), 7, 'This has another form than is asked for.'],
    [z.union([z.never()]), 7, 'This has another form than is asked for.'],
    [z.union([z.literal(25), z.literal(50)]), 7, 'Give one of: 25, 50.'],
    [z.string({ error: 'Own words.' }), 1, 'Own words.'],
  ] as const
  for (const [schema, value, sentence] of faults)
    expect(schema.safeParse(value, { error: plainIssue }).error?.issues).toMatchObject([
      { message: sentence },
    ])
})

const bodyOf = (refused: Refusal) => JSON.parse(problemOf(refused).body ?? '')

test('what says more than its code is told apart from what its code says', () => {
  const usual = bodyOf(refusal('document.unsupported'))
  expect(usual).toMatchObject({ code: 'document.unsupported', title: expect.any(String) })
  expect(usual).not.toHaveProperty('detail')
  const title = 'There were too many tries from your connection. Try again in 60 seconds.'
  const more = bodyOf(tooManyTries('address', 60))
  expect(more).toMatchObject({ code: 'request.too_many', title, detail: title })
})

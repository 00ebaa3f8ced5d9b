import { MantineProvider } from '@mantine/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { exportRecords } from '#modules/archive'
import { uploadDocument } from '#modules/documents'
import { openImportWorker } from '#modules/import'
import { issueAccessCode } from '#modules/lookup'
import { fieldLabels } from '#modules/records/fields.schema'
import { recordListSchema } from '#modules/records/schema'
import { guessMapping } from '#modules/tables'
import { mappingProblems } from '#modules/tables/columns/columns.schema'
import { bytesOf, candidate } from '#test/candidates'
import { documentPng } from '#test/phone-photos'
import { startTestApp } from '#test/test-app'
import { people } from '#test/test-runtime'
import { historyWords } from '#texts/en/desk-history'
import { recordsWords } from '#texts/en/desk-records'
import { candidateWithNumber } from '../../src/cli/demo/candidates.ts'
import { differencesOf } from '../../src/dashboard/edit/versions.ts'
import { type FullRecord, sessionQuery } from '../../src/dashboard/queries.ts'
import { Details } from '../../src/dashboard/record/details.tsx'
import { storyOf } from '../../src/dashboard/record/story.ts'
import { RecordFields } from '../../src/dashboard/record-form/record-fields.tsx'
import { emptyValues, valuesOf } from '../../src/dashboard/record-form/record-values.ts'
import type { RecordForm } from '../../src/dashboard/record-form/use-record-form.ts'
import {
  columnLabelsIn,
  knownColumns,
  tableColumns,
} from '../../src/dashboard/records/record-columns.tsx'
import { callsOf } from '../long/awkward-files/calls.ts'

// The sources that this runs against have two fields that no file of them names (plant.ts).
const told = { dragonRidden: 'Chittagong Hill', spellKnown: 'Zeronegat' }

/** A candidate with both, as somebody would type it. */
const typed = (details = {}) => candidate({ ...told, ...details } as never)
const app = await startTestApp()
const admin = await app.key('admin')
const body = typed({ passportNumber: 'AB1234567' })
/** The answer to `POST /records`. */
const record: FullRecord & Record<string, unknown> = await (
  await app.call('POST', '/records', { key: admin, body })
).json()
const source = bytesOf(await documentPng('work-permit'))
const document = {
  recordId: record.id,
  kind: 'work-permit',
  originalName: 'a.png',
  source,
} as const
await uploadDocument(app.as(people.amina), document)
const accessCode = await app.as(people.amina).write((ctx) => issueAccessCode(ctx, record.id))

/** The answer as it is sent, whatever it is. */
const sent = async (answer: Response | Promise<Response>) => (await answer).text()
const lookUp = () =>
  app.call('POST', '/lookups', { body: { passportNumber: 'AB1234567', accessCode } })

describe('staff', () => {
  test('enter it, and are told when it is missing or too long', async () => {
    expect(record).toMatchObject(told)
    const without = { ...typed(), dragonRidden: '', spellKnown: 'x'.repeat(11) }
    const refused = await app.call('POST', '/records', { key: admin, body: without })
    expect((await refused.json()).fields).toMatchObject([
      { path: 'dragonRidden', message: 'Dragon ridden is required.' },
      { path: 'spellKnown', message: 'Spell known is longer than 10 characters. Shorten it.' },
    ])
  })

  test('change and empty it, with the values before and after', async () => {
    const body = typed()
    const added = await (await app.call('POST', '/records', { key: admin, body })).json()
    const changes = { dragonRidden: 'Bogura', spellKnown: ' ' }
    const path = `/records/${added.id}`
    await app.call('PATCH', path, { key: admin, version: added.version, body: changes })
    const read = await (await app.call('GET', path, { key: admin })).json()
    expect(read).toMatchObject({ dragonRidden: 'Bogura', spellKnown: null })
    const history = await (await app.call('GET', `${path}/history`, { key: admin })).json()
    expect(history.events[0].changes).toEqual([
      { field: 'dragonRidden', before: told.dragonRidden, after: 'Bogura', isKnown: true },
      { field: 'spellKnown', before: told.spellKnown, after: null, isKnown: true },
    ])
    const [changed] = history.events[0].changes
    const event = { ...history.events[0], by: 'a', changes: [changed] }
    const story = storyOf(event, { a: 'Amina' }, { words: historyWords, language: 'en' })
    expect(story).toBe('Amina changed the dragon ridden from “Chittagong Hill” to “Bogura”')
  })

  test('find records by the one that is searched, and by the other not', async () => {
    const found = async (search: string) => {
      const answer = await app.call('POST', '/records/search', { key: admin, body: { search } })
      return (await answer.json()).total
    }
    expect(await found('chitt')).toBe(1)
    expect(await found('zeroneg')).toBe(0)
  })

  test('read both in the API’s document', async () => {
    const document = await (await app.request('/api/v1/openapi.json')).json()
    const body = document.paths['/records'].post.requestBody.content['application/json'].schema
    expect(body.properties.dragonRidden).toMatchObject({ description: 'Dragon ridden' })
    expect(body.required).toContain('dragonRidden')
    expect(body.required).not.toContain('spellKnown')
  })
})

describe('the dashboard', () => {
  const form = (purpose: 'add' | 'update') => {
    const queries = new QueryClient()
    queries.setQueryData(sessionQuery.queryKey, { role: 'admin' } as never)
    const values = emptyValues('BD')
    const fields = {
      values,
      getInputProps: (name: keyof typeof values) => ({ value: values[name], onChange: () => {} }),
    } as unknown as RecordForm
    return renderToStaticMarkup(
      <QueryClientProvider client={queries}>
        <MantineProvider>
          <RecordFields form={fields} purpose={purpose} isDisabled={false} />
        </MantineProvider>
      </QueryClientProvider>,
    )
  }
  const labelIn = (html: string, label: string) =>
    new RegExp(`<label[^>]*>${label}(<span[^>]*>[^<]*\\*</span>)?</label>`).exec(html)

  test('asks for both, and marks what a new record needs', () => {
    expect(labelIn(form('add'), 'Dragon ridden')?.[1]).toBeDefined()
    expect(labelIn(form('add'), 'Spell known')).not.toBeNull()
    expect(labelIn(form('add'), 'Spell known')?.[1]).toBeUndefined()
    expect(labelIn(form('update'), 'Dragon ridden')?.[1]).toBeUndefined()
  })

  test('shows both among the details, and in the comparison of two versions', () => {
    const details = renderToStaticMarkup(<Details record={record} />)
    expect(details).toContain('<dt>Dragon ridden</dt><dd>Chittagong Hill</dd>')
    expect(details).toContain('<dt>Spell known</dt><dd>Zeronegat</dd>')
    const mine = { ...valuesOf(record), spellKnown: 'A+' }
    expect(differencesOf(record, mine, record)).toEqual([
      { field: 'spellKnown', mine: 'A+', theirs: told.spellKnown, choice: 'mine' },
    ])
  })

  test('has a column for the one that is listed', () => {
    expect(knownColumns(['dragonRidden', 'spellKnown'])).toEqual(['dragonRidden'])
    const [, column] = tableColumns(
      knownColumns(['dragonRidden']),
      columnLabelsIn('en', recordsWords),
    )
    expect(column).toMatchObject({ id: 'dragonRidden', header: 'Dragon ridden' })
  })
})

describe('tables', () => {
  const columns = ['Passport no', 'Reference', 'Name', 'Father', 'Mother', 'Address']

  test('are known by their headings and by the older system’s, and wanted where the row says so', () => {
    const mapping = guessMapping([...columns, 'Ridden Dragon', 'Spell known'])
    expect(mapping).toMatchObject({ dragonRidden: 'Ridden Dragon', spellKnown: 'Spell known' })
    const older = ['id', 'IRCC_Num', 'F_name', 'M_name', 'Po_address', 'Ridden_dragon']
    expect(guessMapping(older)).toMatchObject({ dragonRidden: 'Ridden_dragon' })
    expect(mappingProblems(guessMapping(columns), columns, false)).toMatchObject([
      { path: 'dragonRidden', message: 'Choose the column that holds the dragon ridden.' },
    ])
  })

  test('bring both in', async () => {
    const lines = [
      [...columns, 'Ridden Dragon', 'Spell known'],
      ['CC1000001', 'W1000001', 'Nadia', 'Karim', 'Salma', 'Road 3', 'Sylhet', 'B+'],
    ]
    const calls = callsOf(app, admin)
    const worker = openImportWorker(app.runtime)
    const bytes = () => bytesOf(Buffer.from(lines.map((cells) => cells.join(',')).join('\n')))
    const begun = await calls.send('POST', '/imports', { name: 'people.csv', bytes })
    const { id } = await begun.json()
    for (const step of ['check', 'run']) {
      await calls.ask('POST', `/imports/${id}/${step}`)
      await worker.work()
    }
    const { records } = await (
      await app.call('POST', '/records/search', { key: admin, body: { search: 'CC1000001' } })
    ).json()
    expect(records).toMatchObject([{ dragonRidden: 'Sylhet', spellKnown: 'B+' }])
  })

  test('take both out', async () => {
    const filters = recordListSchema.omit({ cursor: true, pageSize: true }).parse({})
    const parts: Uint8Array[] = []
    for await (const part of await exportRecords(app.as(people.amina), filters)) parts.push(part)
    const csv = Buffer.concat(parts).toString()
    expect(csv).toMatch(/^\uFEFFreference,.*,dragonRidden,spellKnown,state/)
    expect(csv).toContain('Chittagong Hill,Zeronegat')
  })

  test('the demonstration invents what a record needs', () => {
    expect(candidateWithNumber(1).details).toHaveProperty('dragonRidden')
  })
})

describe('outside the office', () => {
  const opened = async () => {
    const body = new URLSearchParams({ number: 'AB1234567', code: accessCode })
    const answer = await app.request('/check', { method: 'POST', body })
    const cookie = (answer.headers.get('set-cookie') as string).split(';')[0] as string
    const headers = { cookie: `${cookie}; language=en` }
    return { headers, html: await sent(app.request('/file/standing', { headers })) }
  }

  test('who opens the file sees the one whose row says so', async () => {
    const answer = await sent(lookUp())
    expect(JSON.parse(answer).record).toHaveProperty('dragonRidden', told.dragonRidden)
    expect((await opened()).html).toContain('<dt>Dragon ridden</dt><dd><bdi>Chittagong Hill</bdi>')
    // The site loads another language as it is built, where nothing is planted.
    expect(fieldLabels('bn')).toHaveProperty('dragonRidden', 'যে ড্রাগনে চড়েন')
  })

  test('an employer sees it in a share, and a bank does not', async () => {
    const { headers } = await opened()
    for (const [purpose, isShown] of [
      ['employer', true],
      ['bank', false],
    ] as const) {
      const fields = { 'kind-work-permit': 'on', purpose, label: purpose, days: '7', step: 'make' }
      const share = { method: 'POST', headers, body: new URLSearchParams(fields) }
      const made = await sent(app.request('/file/share', share))
      const shareCode = /id="share-code">([^<]+)</.exec(made)?.[1]
      const body = { passportNumber: 'AB1234567', shareCode }
      const answer = await sent(app.call('POST', '/share-lookups', { body }))
      expect(JSON.parse(answer).record.name).toBe('Rahima Khatun')
      expect(answer.includes(told.dragonRidden)).toBe(isShown)
      expect(answer).not.toContain(told.spellKnown)
    }
  })

  test('nobody sees the one whose row says nothing', async () => {
    const { html, headers } = await opened()
    const pages = [html, await sent(app.request('/file/share', { headers })), await sent(lookUp())]
    for (const page of pages) {
      expect(page).not.toContain(told.spellKnown)
      expect(page).not.toContain('Spell known')
      expect(page).not.toContain('spellKnown')
    }
  })
})

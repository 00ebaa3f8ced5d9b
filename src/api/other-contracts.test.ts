import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { examineOthers, sweepOthers } from '#modules/contracts'
import { purgeRecord } from '#modules/documents'
import { issueAccessCode } from '#modules/lookup'
import { deleteRecord, getRecord } from '#modules/records'
import { system } from '#platform/context'
import type { Transaction } from '#platform/database'
import { approvedRecord } from '#test/candidates'
import { documentPng } from '#test/phone-photos'
import { startTestApp, type TestApp } from '#test/test-app'
import { bothEngines, people } from '#test/test-runtime'

const passportNumber = 'AB1234567'
const address = '198.51.100.7'

describe.each(bothEngines)('another contract, on %s', (engine) => {
  let app: TestApp
  let key: string
  let id: string
  let accessCode: string
  beforeAll(async () => {
    app = await startTestApp(engine, { CANDOR_RAISED_LIMITS: address })
    key = await app.key('admin')
    id = (await approvedRecord(app, { passportNumber })).id
    accessCode = await app.as(people.amina).write((ctx) => issueAccessCode(ctx, id))
    const wage = { amount: 150_000, currency: 'SAR', period: 'month' }
    const body = { employer: 'Al Noor Cleaning', wage }
    await app.call('PUT', `/records/${id}/contract/terms`, { key, version: 0, body })
  })
  afterAll(() => app.close())

  const json = async (answer: Promise<Response>) => (await answer).json()
  const form = (fields: Record<string, string>, photo?: Buffer) => {
    const body = new FormData()
    for (const [name, value] of Object.entries(fields)) body.set(name, value)
    if (photo) body.set('photo', new File([new Uint8Array(photo)], 'a.png'))
    return body
  }
  const post = (fields: Record<string, string>, photo?: Buffer, path = '/another-contract') =>
    app.request(path, { method: 'POST', body: form(fields, photo) })
  const proof = () => ({ number: passportNumber, code: accessCode })
  const reports = async () =>
    (await json(app.call('GET', `/records/${id}/other-contracts`, { key }))).contracts
  const findings = async () => {
    const found: string[] = []
    for await (const { problem } of examineOthers(app.as(system))) found.push(problem)
    return found
  }
  const token = async () => {
    const body = { passportNumber, accessCode }
    return (await json(app.call('POST', '/lookups', { body }))).viewing.token as string
  }

  test('wrong numbers and codes are refused alike, and nothing is kept', async () => {
    const wage = { amount: '800', currency: 'SAR' }
    const other = await approvedRecord(app, { passportNumber: 'CD7654321' })
    const answers = await Promise.all(
      [
        { ...wage, number: passportNumber, code: 'AAAAA-AAAAA' },
        { ...wage, number: 'CD7654321', code: accessCode },
        { ...wage, number: 'XX0000000', code: 'AAAAA-AAAAA' },
      ].map(async (fields) => {
        const answer = await post(fields, await documentPng())
        const html = (await answer.text()).replaceAll(fields.number, '')
        return { status: answer.status, html }
      }),
    )
    expect(answers[0]?.status).toBe(404)
    expect(answers[0]?.html).toContain('No Data Found')
    expect(answers[1]).toEqual(answers[0])
    expect(answers[2]).toEqual(answers[0])
    expect(await reports()).toEqual([])
    const others = await json(app.call('GET', `/records/${other.id}/other-contracts`, { key }))
    expect(others.contracts).toEqual([])
  })

  test('a share code leads to where it is asked for, and what else was typed stays', async () => {
    const fields = { number: passportNumber, code: '123-456-789', note: 'Other work' }
    const answer = await post(fields, await documentPng())
    expect(answer.status).toBe(422)
    const html = await answer.text()
    expect(html).toMatch(/action="\/shared\/prefill"[^>]*><input[^>]*value="AB1234567"/)
    expect(html).toContain('Other work</textarea>')
    expect(html).toContain('Choose the photo again')
    expect(html).not.toContain('123-456-789')
    expect(html).not.toContain('No Data Found')
    expect(await reports()).toEqual([])
  })

  test('nothing at all, a broken photo and a wage without currency are said at their fields', async () => {
    expect(await (await post(proof())).text()).toContain('Add a photo of the contract')
    const broken = await post(proof(), Buffer.from('no picture'))
    expect(broken.status).toBe(415)
    expect(await broken.text()).toContain('href="#photo"')
    const amount = await post({ ...proof(), amount: '800' })
    expect(amount.status).toBe(422)
    const html = await amount.text()
    expect(html).toContain('href="#currency">Choose the currency.')
    expect(html).not.toContain(accessCode)
    expect(await reports()).toEqual([])
  })

  test('from any phone with number and code it is kept with its photo, and waits for an answer', async () => {
    const fields = { ...proof(), amount: '৮০০', currency: 'SAR', note: 'কাজও অন্য' }
    const answer = await post(fields, await documentPng('Other contract'))
    expect([answer.status, answer.headers.get('location')]).toEqual([
      303,
      '/another-contract/thanks',
    ])
    expect(await reports()).toMatchObject([
      {
        wage: { amount: 80_000, currency: 'SAR', period: 'month' },
        note: 'কাজও অন্য',
        photoPages: 1,
        answer: null,
      },
    ])
    expect(await json(app.call('GET', '/counts', { key }))).toMatchObject({ otherContracts: 1 })
    const waiting = await json(app.call('GET', '/unanswered-contracts', { key }))
    expect(waiting).toMatchObject({ total: 1, contracts: [{ recordId: id }] })
    expect(await findings()).toEqual([])
  })

  test('it stands beside the first contract, for the candidate and for staff, with the photo', async () => {
    const body = new URLSearchParams(proof())
    const opened = await app.request('/check', { method: 'POST', body })
    const cookie = (opened.headers.get('set-cookie') as string).split(';')[0] as string
    const html = await (await app.request('/file/contract', { headers: { cookie } })).text()
    expect(html).toMatch(/1,500\.00[\s\S]*800\.00/)
    // Help that is not the agency, for the candidate's own countries.
    for (const href of ['tel:+18666029448', 'tel:+8809610102030', '/help?from=BD&amp;to=CA'])
      expect(html).toContain(`href="${href}"`)
    const [, photo] = /<img class="reported" src="([^"]+)"/.exec(html) as RegExpExecArray
    expect((await app.request(photo as string, { headers: { cookie } })).status).toBe(200)
    expect((await app.request(photo as string)).status).toBe(401)
    const path = (photo as string).replace('/api/v1', '')
    expect((await app.call('GET', path, { key })).status).toBe(200)
    const stranger = await app.key('moderator')
    expect((await app.call('GET', path, { key: stranger })).status).toBe(403)
  })

  test('by the API it is reported from an open file, and nothing there changes or removes it', async () => {
    const sent = await app.request('/api/v1/other-contracts', {
      method: 'POST',
      headers: { authorization: `Bearer ${await token()}` },
      body: form({ employer: 'Another Employer' }),
    })
    expect(sent.status).toBe(201)
    expect(
      (await json(app.call('GET', '/other-contracts', { key: await token() }))).contracts,
    ).toHaveLength(2)
    const [{ id: contractId }] = await reports()
    for (const method of ['DELETE', 'PATCH', 'PUT'])
      for (const path of [
        `/other-contracts/${contractId}`,
        `/records/${id}/other-contracts/${contractId}`,
      ])
        expect((await app.call(method, path, { key, body: {} })).status).toBe(404)
    expect(await reports()).toHaveLength(2)
  })

  test('it is answered once, and the answer stays as it was given', async () => {
    const [, { id: contractId }] = await reports()
    const path = `/records/${id}/other-contracts/${contractId}/answer`
    const answer = (text: string) => app.call('POST', path, { key, body: { answer: text } })
    expect((await answer('This page is run by the embassy.')).status).toBe(422)
    expect((await answer('We called the employer. Do not sign it.')).status).toBe(200)
    expect((await json(answer('Sign it.'))).code).toBe('contract.answered_already')
    const [, answered] = await reports()
    expect(answered.answer.text).toBe('We called the employer. Do not sign it.')
    expect(await json(app.call('GET', '/counts', { key }))).toMatchObject({ otherContracts: 1 })
  })

  test('only the purge of the whole record takes them along, with the photo', async () => {
    const amina = app.as(people.amina)
    const recordId = (await approvedRecord(app, { passportNumber: 'EF7654321' })).id
    const code = await amina.write((ctx) => issueAccessCode(ctx, recordId))
    await post({ number: 'EF7654321', code }, await documentPng())
    const files = async () => {
      const found: string[] = []
      for await (const { key: file } of amina.storage.list(`other-contracts/${recordId}/`))
        found.push(file)
      return found
    }
    expect(await files()).toHaveLength(1)
    const version = async () => (await amina.read((ctx) => getRecord(ctx, recordId))).version
    const before = await version()
    await amina.write((ctx) => deleteRecord(ctx, { recordId, version: before }))
    await purgeRecord(amina, { recordId, version: await version() })
    expect(await files()).toEqual([])
    expect(await findings()).toEqual([])
    expect(await sweepOthers(amina, new Date())).toBe(0)
  })

  test('the database refuses to change or to remove one, and doctor finds who forces it', async () => {
    const { database } = app.runtime
    const run = (query: ReturnType<typeof sql>) =>
      database.write((tx: Transaction) => query.execute(tx))
    await expect(run(sql`update "otherContracts" set "amount" = 1`)).rejects.toThrow()
    await expect(run(sql`delete from "otherContracts"`)).rejects.toThrow()
    await expect(run(sql`update "otherContractAnswers" set "answer" = 'x'`)).rejects.toThrow()
    await expect(run(sql`delete from "otherContractAnswers"`)).rejects.toThrow()
    expect(await findings()).toEqual([])
    const off = async (table: string, names: string[]) => {
      for (const name of names)
        await run(
          engine === 'sqlite'
            ? sql`drop trigger ${sql.id(table + name)}`
            : sql`drop trigger if exists ${sql.id(`${table}NoChange`)} on ${sql.table(table)}`,
        )
    }
    await off('otherContracts', ['NoUpdate', 'NoDelete'])
    await off('otherContractAnswers', ['NoUpdate', 'NoDelete'])
    await run(sql`update "otherContractAnswers" set "answer" = 'Sign it.'`)
    expect(await findings()).toEqual(['answer-altered'])
    await run(sql`update "otherContracts" set "amount" = 150000 where "amount" is not null`)
    expect((await findings()).toSorted()).toEqual(['altered', 'answer-altered'])
    await run(sql`delete from "otherContractAnswers"`)
    await run(sql`delete from "otherContracts" where "amount" is not null`)
    expect((await findings()).toSorted()).toEqual(['answer-lost', 'lost'])
  })
})

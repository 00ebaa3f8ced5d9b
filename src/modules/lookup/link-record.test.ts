import { beforeEach, describe, expect, test } from 'vitest'
import { createAccount } from '#modules/accounts'
import { minute } from '#platform/clock'
import type { Actor } from '#platform/context'
import { approvedRecord } from '#test/candidates'
import { outcomeOf } from '#test/outcome-of'
import { startPadma } from '#test/padma'
import { bothEngines, forEachTest } from '#test/test-runtime'
import { uploadScan } from '#test/upload-scan'
import {
  documentInLinkedRecord,
  getLinkedRecord,
  issueAccessCode,
  linkRecord,
  revokeAccessCode,
  seeLinkedRecord,
  unlinkRecord,
} from './index.server.ts'

describe.each(bothEngines)('linked records on %s', (engine) => {
  const app = forEachTest(() => startPadma(engine))
  const record = forEachTest(() => approvedRecord(app, { passportNumber: 'AB1234567' }))
  let code: string
  let rahima: Actor
  beforeEach(async () => {
    code = await issue(record.id)
    rahima = await student('rahima@padma.example')
  })

  const issue = (recordId: string) => app.amina.write((ctx) => issueAccessCode(ctx, recordId))
  async function student(email: string): Promise<Actor> {
    const password = 'seven quiet river boats'
    const { id } = await createAccount(app.system, {
      email,
      name: email,
      password,
      role: 'student',
    })
    return { kind: 'account', id, role: 'student', name: email, sessionId: 'one' }
  }
  const link = (accessCode = code, passportNumber = 'AB1234567', who = rahima) =>
    linkRecord(app.as(who), { passportNumber, accessCode })
  const see = (who = rahima) => seeLinkedRecord(app.as(who))
  const actions = () => app.actions(`record:${record.id}`)
  const noData = { code: 'lookup.no_data_found' }

  test('passport number or the reference on the slip, and the code, link a person to the own record', async () => {
    expect(await see()).toBeNull()
    const referenceNumber = record.reference.toLowerCase()
    await linkRecord(app.as(rahima), { referenceNumber, accessCode: code })
    expect(await see()).toMatchObject({ record: { reference: record.reference } })
    const { linkedAt } = await link(code.toLowerCase(), 'ab 123-4567')
    expect(await see()).toMatchObject({ linkedAt, record: { name: record.name }, documents: [] })
    expect(await actions()).toContain('record_link.made')
  })

  test('a key and a visitor cannot link', async () => {
    const key: Actor = {
      kind: 'api_key',
      id: 'key',
      role: 'admin',
      name: 'key',
      scope: null,
      madeBy: 'system',
    }
    await expect(link(code, 'AB1234567', key)).rejects.toMatchObject({ code: 'link.account_only' })
    const visitor: Actor = { kind: 'anonymous' }
    expect(await outcomeOf(link(code, 'AB1234567', visitor))).toBe('session.required')
  })

  test('a new code ends what every link shows, until the person proves the new one', async () => {
    await link()
    const next = await issue(record.id)
    await expect(see()).rejects.toMatchObject(noData)
    await link(next)
    expect((await see())?.record.name).toBe(record.name)
    await app.amina.write((ctx) => revokeAccessCode(ctx, record.id))
    await expect(see()).rejects.toMatchObject(noData)
  })

  test('a hidden or deleted record shows nothing at once, and is back when it is public again', async () => {
    await link()
    await app.hide(record.id)
    await expect(see()).rejects.toMatchObject(noData)
    await app.unhide(record.id)
    await see()
    await app.trash(record.id)
    await expect(see()).rejects.toMatchObject(noData)
    await app.restore(record.id)
    await see()
  })

  test('the page and its pictures are one viewing in the log, and after 15 minutes another', async () => {
    const { id } = await uploadScan(app.amina, record.id, 'fingerprint')
    await link()
    const viewings = async () => (await actions()).filter((one) => one === 'viewing.opened').length
    const pictures = Array.from({ length: 8 }, () => documentInLinkedRecord(app.as(rahima), id))
    const [, ...seen] = await Promise.all([see(), ...pictures])
    expect(seen.map((one) => one?.document.id)).toEqual(Array(8).fill(id))
    expect(await viewings()).toBe(1)
    app.clock.move(15 * minute)
    await see()
    expect(await viewings()).toBe(2)
  })

  test('documents of other records are no data, and leave no event', async () => {
    const other = await approvedRecord(app)
    const { id } = await uploadScan(app.amina, other.id, 'visa-paper')
    await link()
    expect(await documentInLinkedRecord(app.as(rahima), id)).toBeNull()
    expect(await actions()).not.toContain('viewing.opened')
  })

  test('ten links at once are one link and one event', async () => {
    await Promise.all(Array.from({ length: 10 }, () => link()))
    expect((await actions()).filter((one) => one === 'record_link.made')).toHaveLength(1)
  })

  test('an account has one record; linking another ends the first link', async () => {
    await link()
    const other = await approvedRecord(app, { passportNumber: 'CD7654321' })
    await link(await issue(other.id), 'CD7654321')
    const { recordId } = await app.as(rahima).read(getLinkedRecord)
    expect(recordId).toBe(other.id)
    expect(await actions()).toContain('record_link.ended')
  })

  test('unlinking forgets the record for this account only', async () => {
    const brother = await student('brother@padma.example')
    await link()
    await link(code, 'AB1234567', brother)
    await app.as(rahima).write(unlinkRecord)
    await app.as(rahima).write(unlinkRecord)
    expect(await see()).toBeNull()
    await see(brother)
    expect((await actions()).filter((one) => one === 'record_link.ended')).toHaveLength(1)
  })
})

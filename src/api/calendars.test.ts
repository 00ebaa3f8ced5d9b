import { describe, expect, test } from 'vitest'
import { changeRole, disableAccount, findAccountByEmail, resetPassword } from '#modules/accounts'
import { receiveOriginal } from '#modules/documents'
import { addRecord } from '#modules/records'
import { dayAfter } from '#platform/clock/schema'
import { actAs } from '#platform/context'
import type { Log } from '#platform/log'
import { approvedRecord, candidate } from '#test/candidates'
import { startTestApp } from '#test/test-app'
import { bothEngines, people } from '#test/test-runtime'

const name = 'Zebunnisa Quazi'

describe.each(bothEngines)('the agenda as a calendar on %s', async (engine) => {
  const lines: string[] = []
  const note = (details: object, message: string) =>
    void lines.push(JSON.stringify(details, (_, value) => value?.stack ?? value) + message)
  const log: Log = { debug: note, info: note, warn: note, error: note }
  const app = await startTestApp(engine, {}, undefined, { log })
  const today = app.clock.now().slice(0, 10)
  const record = await approvedRecord(app, { name, flightOn: dayAfter(today, 3) })
  await approvedRecord(app, { flightOn: dayAfter(today, 3) })
  await app.amina.write((ctx) =>
    receiveOriginal(ctx, {
      recordId: record.id,
      original: {
        ...({ kind: 'passport', purpose: 'embassy' } as const),
        ...{ receivedOn: today, dueOn: dayAfter(today, 59) },
      },
    }),
  )

  let number = 0
  /** Somebody of the staff, and the address that they made. */
  const begun = async (role: 'admin' | 'moderator', language = 'en') => {
    number += 1
    const email = `calendar${number}@padma.example`
    await app.addPerson(role, email)
    const account = await app.system.read(({ tx }) => findAccountByEmail(tx, email))
    const cookie = await app.signIn(email)
    const made = await app.json('POST', '/my/calendar', { cookie, body: { language } })
    const { pathname } = new URL(made.url)
    return { email, cookie, id: String(account?.id), pathname }
  }
  const read = async (pathname: string) => {
    const answer = await app.request(pathname)
    return {
      status: answer.status,
      type: answer.headers.get('content-type'),
      text: await answer.text(),
    }
  }
  const status = async ({ pathname }: { pathname: string }) => (await read(pathname)).status

  test('counts what is on a day, without a name, in lines that RFC 5545 allows', async () => {
    const admin = await begun('admin')
    const { status, type, text } = await read(admin.pathname)
    expect([status, type]).toEqual([200, 'text/calendar; charset=utf-8'])
    expect(text.replace(/\r\n/g, '')).not.toMatch(/[\r\n]/)
    const all = text.split('\r\n')
    expect(all.filter((line) => Buffer.byteLength(line) > 75)).toEqual([])
    expect(all[0]).toBe('BEGIN:VCALENDAR')
    expect(all.at(-1)).toBe('')
    expect(text).toContain('SUMMARY:2 flights\r\n')
    expect(text).toContain('SUMMARY:1 original due back\r\n')
    const date = dayAfter(today, 3).replaceAll('-', '')
    expect(text).toContain(`DTSTART;VALUE=DATE:${date}\r\n`)
    expect(text).toMatch(/\r\nDTSTAMP:\d{8}T\d{6}Z\r\n/)
    for (const told of [name, 'Rahima', record.id, record.reference, record.passportNumber])
      expect(text).not.toContain(told)
    const uids = (of: string) => of.match(/UID:.*/g)
    app.clock.move(1000)
    expect(uids((await read(admin.pathname)).text)).toEqual(uids(text))
    expect(new Set(uids(text)).size).toBe(uids(text)?.length)
  })

  test('folds letters of several bytes whole, in Bengali', async () => {
    const { pathname } = await begun('admin', 'bn')
    const { text } = await read(pathname)
    expect(text).toContain('SUMMARY:২টি ফ্লাইট\r\n')
    expect(text).not.toContain('\uFFFD')
  })

  test('a moderator reads of the own records only', async () => {
    const moderator = await begun('moderator')
    expect((await read(moderator.pathname)).text).not.toContain('VEVENT')
    await app
      .as({ ...people.mita, id: moderator.id } as never)
      .write((ctx) => addRecord(ctx, candidate({ flightOn: dayAfter(today, 3) })))
    expect((await read(moderator.pathname)).text).toContain('SUMMARY:1 flight\r\n')
  })

  test('is off before, ends with a press, and only the last address works', async () => {
    const off = await app.json('GET', '/my/calendar', { key: await app.key('admin') })
    expect(off).toEqual({ since: null })
    const first = await begun('admin')
    const { cookie } = first
    const again = await app.json('POST', '/my/calendar', { cookie, body: {} })
    const second = { pathname: new URL(again.url).pathname }
    expect([await status(first), await status(second)]).toEqual([404, 200])
    await app.call('DELETE', '/my/calendar', { cookie })
    expect(await status(second)).toBe(404)
    expect(await status({ pathname: second.pathname.replace(/.{4}$/, 'AAAA') })).toBe(404)
    const key = await app.key('admin')
    const byKey = await app.answer('POST', '/my/calendar', { key, body: {} })
    expect(byKey.code).toBe('account.not_a_person')
    const events = (await app.rows('auditEvents')).map(({ action }) => action)
    expect(events).toEqual(expect.arrayContaining(['calendar.made', 'calendar.ended']))
  })

  test('dies with the role, the account and the password', async () => {
    const [lower, disabled, changed] = [
      await begun('admin'),
      await begun('admin'),
      await begun('admin'),
    ]
    const system = actAs(app.runtime, people.amina)
    await system.write((ctx) => changeRole(ctx, { accountId: lower.id, role: 'moderator' }))
    await system.write((ctx) => disableAccount(ctx, { accountId: disabled.id }))
    await resetPassword(app.system, {
      ...{ email: changed.email, password: 'nine quiet river boats', organisation: [] },
    })
    expect(await Promise.all([lower, disabled, changed].map(status))).toEqual([404, 404, 404])
    await system.write((ctx) => changeRole(ctx, { accountId: lower.id, role: 'admin' }))
    expect(await status(lower)).toBe(404)
    // What has ended is as what never was.
    const never = await read(lower.pathname.replace(/.{40}$/, 'A'.repeat(40)))
    const dead = await read(disabled.pathname)
    expect({ ...dead, text: '' }).toEqual({ ...never, text: '' })
  })

  test('the key is in no row and in no line of the log', async () => {
    const { pathname } = await begun('admin')
    await read(pathname)
    await read(`${pathname}?x=1`)
    const key = pathname.slice(-40)
    expect(JSON.stringify(await app.rows('calendars'))).not.toContain(key)
    expect(JSON.stringify(await app.rows('auditEvents'))).not.toContain(key)
    expect(lines.some((line) => line.includes('A request was answered'))).toBe(true)
    expect(lines.filter((line) => line.includes(key))).toEqual([])
  })
})

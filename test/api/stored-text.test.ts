import { describe, expect, test } from 'vitest'
import { recordPayment } from '#modules/training'
import { formOf } from '#test/form'
import { documentPng } from '#test/phone-photos'
import { startTestApp } from '#test/test-app'
import { engines } from '#test/test-runtime'

/** What nobody may say today, as an earlier version of the check let it in. */
const claims = {
  title: 'Embassy of Canada',
  text: 'Your visa has been granted. It is shown here as proof.',
  teacherName: 'Ministry of Labour',
  place: 'Embassy of Canada, Dhaka',
  link: 'https://evisa-canada.example/',
}
/** The same in the ledger, and as the name of who received the money. */
const inLedger = { feeName: 'Government of Canada', reference: 'High Commission of Canada' }
const receiver = 'Embassy of Canada'
/** As somebody signed up before names were judged. */
const payer = 'Ministry of Manpower'

describe.each(engines)('what was let in before, on %s', async (engine) => {
  let entryId: string
  const app = await startTestApp(engine)
  const key = await app.key('admin')
  const { id: accountId } = await app.addPerson('student', 'sadia@padma.example')
  const student = await app.signIn('sadia@padma.example')
  const notices: string[] = [await publish('Closed for Eid'), await publish('New telephone')]

  async function publish(title: string): Promise<string> {
    const picture = await documentPng()
    const body = formOf({ title, text: 'We open again on Monday.' }, [picture, picture], 'images')
    return (await app.json('POST', '/notices', { key, body })).id
  }

  const read = (path: string) => app.request(path, { headers: { cookie: student } })
  const asked = async (method: string, path: string, body?: object, version?: number) =>
    app.json(method, path, { key, body, ...(version ? { version } : {}) })

  async function finishedClass(accountId: string): Promise<string> {
    const { id } = await asked('POST', '/classes', {
      ...{ title: 'Safe travel', teacherName: 'Mita', place: 'House 12, Dhaka' },
      ...{ seats: 2, fee: 500, currency: 'BDT', timeZone: 'Asia/Dhaka' },
      sessions: [{ startsAt: '2026-12-01T10:00', endsAt: '2026-12-01T12:00' }],
    })
    await asked('POST', `/classes/${id}/state`, { state: 'open' })
    const { accounts } = await asked('GET', '/accounts')
    const { id: receivedBy } = accounts.find(({ role }: { role: string }) => role === 'admin')
    const payment = { accountId, classId: id, amount: 500, currency: 'BDT', method: 'cash' }
    const received = { receivedOn: '2026-11-19', receivedBy }
    await asked('POST', '/payments', { ...payment, ...received })
    // The ledger is append-only: what an older version let in, past the schema of today.
    const old = { ...payment, classId: null, ...inLedger, ...received, method: 'cash' as const }
    entryId = (await app.system.write((ctx) => recordPayment(ctx, old))).id
    await asked('POST', `/classes/${id}/members`, { accountId })
    for (const state of ['running', 'finished'])
      await asked('POST', `/classes/${id}/state`, { state })
    return id
  }

  /** What everybody, and the student of the class, is shown. */
  const shown = () => [
    ...['/', '/notices', `/notices/${notices[0]}`, '/sitemap.xml'],
    ...['/api/v1/notices', `/api/v1/notices/${notices[0]}`],
    ...['/my/classes', '/my/classes/open', `/my/classes/${classId}/attendance`, '/my/payments'],
    `/my/payments/${entryId}/receipt`,
    ...['/api/v1/my/classes', '/api/v1/my/catalogue', '/api/v1/my/payments'],
  ]

  const classId = await finishedClass(accountId)
  await app.runtime.database.write(async (tx) => {
    const { title, text, ...ofClass } = claims
    await tx.updateTable('accounts').set({ name: receiver }).where('role', '=', 'admin').execute()
    await tx.updateTable('accounts').set({ name: payer }).where('role', '=', 'student').execute()
    const first = tx.updateTable('notices').where('id', '=', String(notices[0]))
    await first.set({ title, text }).execute()
    const all = tx.updateTable('classes')
    await all.set({ title, ...ofClass }).execute()
  })

  test('what is on file and may not be said is shown to nobody', async () => {
    for (const path of shown()) {
      const page = await (await read(path)).text()
      for (const claim of [...Object.values({ ...claims, ...inLedger }), receiver])
        expect(page.includes(claim), `${path} says “${claim}”`).toBe(false)
    }
    for (const path of [`payments/${entryId}/receipt`, `classes/${classId}/attendance`])
      expect((await read(`/my/${path}`)).status).toBe(200)
    const home = await (await app.request('/')).text()
    expect(home).toContain('New telephone')
    expect(home).not.toContain(notices[0])
    expect((await app.request(`/notices/${notices[0]}`)).status).toBe(404)
    expect((await app.request(`/api/v1/notices/${notices[0]}/images/1`)).status).toBe(404)
    expect(await asked('GET', '/notices')).toMatchObject({ total: 1, notices: [{}] })
  })

  test('what is printed names nobody so', async () => {
    const { members } = await asked('GET', `/classes/${classId}`)
    expect(members).toMatchObject([{ name: '–' }])
    const { entries } = await asked('GET', '/payments')
    expect(entries.length).toBeGreaterThan(0)
    for (const { studentName } of entries) expect(studentName).toBe('–')
    const receipt = await read(`/my/payments/${entryId}/receipt`)
    expect(await receipt.text()).not.toContain(payer)
    const text = await (await read(`/my/classes/${classId}/attendance`)).text()
    expect(text).toContain('attended 0 of 1 sessions')
    expect(text).not.toContain(payer)
  })

  test('staff see it whole, with the sentence of each field, until it is mended', async () => {
    const listed = (await asked('GET', '/managed-notices')).notices
    const notice = listed.find(({ id }: { id: string }) => id === notices[0])
    expect(notice).toMatchObject({
      title: claims.title,
      unfit: [
        { path: 'title', message: expect.stringContaining('“Embassy”') },
        { path: 'text', message: expect.any(String) },
      ],
    })
    const half = await asked('PATCH', `/notices/${notices[0]}`, { title: 'Eid' }, notice.version)
    expect(half.unfit).toMatchObject([{ path: 'text' }])
    expect((await app.request(`/notices/${notices[0]}`)).status).toBe(404)
    const whole = { text: 'We open on Monday.' }
    const mended = await asked('PATCH', `/notices/${notices[0]}`, whole, half.version)
    expect(mended.unfit).toEqual([])
    expect(await (await app.request(`/notices/${notices[0]}`)).text()).toContain(
      'We open on Monday.',
    )

    const { classes } = await asked('GET', '/classes')
    const held = classes.find(({ id }: { id: string }) => id === classId)
    const paths = held.unfit.map(({ path }: { path: string }) => path)
    expect(paths).toEqual(['title', 'teacherName', 'place', 'link'])
    expect((await asked('GET', `/classes/${classId}`)).unfit).toHaveLength(4)
  })
})

import { describe, expect, test } from 'vitest'
import { browserOf } from '#test/browser'
import { approvedRecord } from '#test/candidates'
import { inOwnWords, inSentences } from '#test/said'
import { startTestApp } from '#test/test-app'
import { bothEngines, people } from '#test/test-runtime'
import { uploadScan } from '#test/upload-scan'

const passportNumber = 'AB1234567'

describe.each(bothEngines)('stages of an application, on %s', async (engine) => {
  const app = await startTestApp(engine, { CANDOR_RAISED_LIMITS: '198.51.100.7' })
  const key = await app.key('admin')
  const id = (await approvedRecord(app, { passportNumber })).id
  await uploadScan(app.as(people.amina), id, 'visa-paper', 'visa-paper')
  const accessCode = await app.code(id)

  const set = (stage: string | null, by: object = { key }) =>
    app.call('PUT', `/records/${id}/stage`, { ...by, body: { stage } })
  const name = async (stages: object[]) => {
    const { version } = await app.json('GET', '/organisation', { key })
    return app.call('PATCH', '/organisation', { key, version, body: { stages } })
  }
  const lookUp = () => app.json('POST', '/lookups', { body: { passportNumber, accessCode } })
  const page = async (language: string) =>
    (await browserOf(app, passportNumber, accessCode, language)).text('/file/standing')

  test('a record goes from one to the next, and each step keeps who set it and when', async () => {
    const accounts: string[] = []
    for (const [name, stage] of Object.entries({ karim: 'stage_medical', mina: 'stage_sent' })) {
      const { id, email } = await app.addPerson('admin', `${name}@padma.example`)
      accounts.unshift(id)
      expect((await set(stage, { cookie: await app.signIn(email) })).status).toBe(200)
      app.clock.move(60_000)
    }
    // One that nobody named is refused, and the same again is no step, whoever asks.
    expect(await (await set('Visa granted')).json()).toMatchObject({ code: 'record.unknown_stage' })
    expect((await set('stage_sent')).status).toBe(200)
    const { steps, people: names } = await app.json('GET', `/records/${id}/stages`, { key })
    expect(steps).toMatchObject(accounts.map((setBy) => ({ setBy })))
    expect(accounts.map((account) => names[account])).toEqual(['mina', 'karim'])
    expect(steps).toMatchObject([{ stage: 'stage_sent' }, { stage: 'stage_medical' }])
    expect(steps[0].setAt > steps[1].setAt).toBe(true)
    const record = await app.json('GET', `/records/${id}`, { key })
    expect(record).toMatchObject({ stage: 'stage_sent', state: 'approved' })
  })

  test('the list is filtered by it, and tells how many there are', async () => {
    await approvedRecord(app)
    const find = async (stage: string, query = `stage=${encodeURIComponent(stage)}`) => {
      const { records } = await app.json('GET', `/records?${query}`, { key })
      return records.map((one: { id: string }) => one.id)
    }
    expect(await find('stage_sent')).toEqual([id])
    expect(await find('stage_medical')).toEqual([])
    const others = await find('', 'staged=no')
    expect([await find('', 'staged=yes'), others.length]).toEqual([[id], 1])
    expect(others).not.toContain(id)
    const { stages } = await app.json('GET', '/stages', { key })
    expect(stages.filter(({ records }: { records: number }) => records > 0)).toEqual([
      { name: 'stage_sent', records: 1 },
    ])
  })

  test('the candidate reads it as the agency’s words about its own work', async () => {
    const html = await page('en')
    const [, framed = ''] =
      /<section[^>]*aria-labelledby="stages">(.*?)<\/section>/s.exec(html) ?? []
    expect(framed).toContain('Where we are with your application')
    expect(framed).toContain('No authority says it, and it decides nothing.')
    expect(framed).toMatch(/<b>Documents sent<\/b>.*Medical examination/s)
    expect(await page('bn')).toContain('কাগজপত্র পাঠানো হয়েছে')
  })

  test('each is a sentence of the catalogue, and own words are refused', async () => {
    const refused = await name([inSentences('stage_photos'), inOwnWords('You may go')])
    expect(refused.status).toBe(422)
    expect((await refused.json()).fields).toMatchObject([{ path: 'stages.1.own.en' }])
    expect((await name([inSentences('stage_photos'), inSentences('stage_photos')])).status).toBe(
      422,
    )
    expect((await name([inSentences('stage_photos'), inSentences('stage_ticket')])).status).toBe(
      200,
    )
    expect((await lookUp()).stages).toEqual([])
    expect((await set('stage_ticket')).status).toBe(200)
    expect((await lookUp()).stages).toMatchObject([{ stage: 'stage_ticket' }])
    // It can be taken back.
    expect((await set(null)).status).toBe(200)
    expect((await lookUp()).stages).toEqual([])
  })

  test('own words of an earlier version become the sentence that says them, or a note for staff', async () => {
    await app.runtime.database.write(async (tx) => {
      const rows = [
        { id: 's1', stage: 'Ticket booked', setAt: '2027-01-02T00:00:00.000Z' },
        { id: 's2', stage: 'You may go', setAt: '2027-01-01T00:00:00.000Z' },
      ]
      for (const row of rows)
        await tx
          .insertInto('stageSteps')
          .values({ ...row, recordId: id, setBy: 'x' })
          .execute()
    })
    const shown = (await lookUp()).stages
    expect(shown[0]).toMatchObject({ stage: 'stage_ticket', since: '2027-01-02T00:00:00.000Z' })
    expect(JSON.stringify(shown)).not.toContain('You may go')
    const { steps } = await app.json('GET', `/records/${id}/stages`, { key })
    expect(JSON.stringify(steps)).toContain('You may go')
  })
})

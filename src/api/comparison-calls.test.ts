import { describe, expect, test } from 'vitest'
import { appendAudit } from '#modules/audit'
import {
  comparisonsOfRecord,
  countOldComparisons,
  describeComparedAnywhere,
  examineComparisons,
  noteComparison,
  sweepScreenshots,
} from '#modules/comparisons'
import { purgeKind, uploadDocument } from '#modules/documents'
import { changeSettings, readSettings } from '#modules/organisation'
import { endShowing } from '#modules/shares'
import { day } from '#platform/clock'
import { system } from '#platform/context'
import { allOf } from '#test/all-of'
import { approvedRecord, bytesOf } from '#test/candidates'
import { startPadma } from '#test/padma'
import { documentPng } from '#test/phone-photos'
import { startTestApp } from '#test/test-app'
import { engines, people } from '#test/test-runtime'
import { uploadScan } from '#test/upload-scan'

const password = 'seven quiet river boats'

describe.each(engines)('calls about comparisons, on %s', async (engine) => {
  const app = await startTestApp(engine, { CANDOR_RAISED_LIMITS: '198.51.100.7' })
  for (const name of ['bashir', 'karim']) await app.addPerson('admin', `${name}@padma.example`)
  const id = (await approvedRecord(app)).id
  const documentId = (await uploadScan(app.as(people.amina), id, 'work-permit', 'Permit')).id

  /** The cookies of a browser after somebody signs in there, with those that it had. */
  const signedIn = async (name: string, before = '') => {
    const answer = await app.call('POST', '/session', {
      cookie: before,
      body: { email: `${name}@padma.example`, password },
    })
    const jar = new Map(
      [...before.split('; '), ...answer.headers.getSetCookie().map((one) => one.split(';')[0])]
        .filter(Boolean)
        .map((one) => [one?.split('=')[0], one]),
    )
    return [...jar.values()].join('; ')
  }
  const send = (path: string, cookie: string, init: RequestInit = {}) =>
    app.request(`/api/v1${path}`, {
      ...init,
      headers: { ...init.headers, cookie, 'sec-fetch-site': 'same-origin' },
    })
  const read = async (cookie: string) =>
    (await send(`/records/${id}/comparisons`, cookie)).json() as Promise<{
      papers: { checks: { id: string }[] }[]
    }>
  const note = (cookie: string, showed: string, picture?: Buffer) => {
    const body = new FormData()
    const askedOn = app.clock.now().slice(0, 10)
    for (const [name, value] of Object.entries({ documentId, checkId, askedOn, showed }))
      body.set(name, value)
    if (picture) body.set('screenshot', new File([new Uint8Array(picture)], 'a.png'))
    return send(`/records/${id}/comparisons`, cookie, { method: 'POST', body })
  }
  const codeOf = async (answer: Response) => ((await answer.json()) as { code?: string }).code

  const { papers: documents } = await read(await signedIn('amina'))
  const checkId = documents[0]?.checks[0]?.id as string

  test('a first answer and its screenshot are hidden, and a browser counts once', async () => {
    const amina = await signedIn('amina')
    const noted = await note(amina, 'same', await documentPng('What I saw'))
    expect(noted.status).toBe(201)
    const [own] = ((await noted.json()) as { rounds: { comparisons: { id: string }[] }[] }).rounds
    const picture = `/comparisons/${own?.comparisons[0]?.id}/screenshot`
    expect((await send(picture, amina)).headers.get('content-type')).toMatch(/^image\//)
    const bashir = await signedIn('bashir')
    expect(await codeOf(await send(picture, bashir))).toBe('comparison.not_found')
    expect(JSON.stringify(await read(bashir))).not.toContain('"same"')
    const sameBrowser = await signedIn('karim', amina)
    expect(await codeOf(await note(sameBrowser, 'same'))).toBe('comparison.same_browser')
    const key = await app.key('admin')
    const history = await app.call('GET', `/records/${id}/history`, { key })
    expect(await history.text()).not.toMatch(/showed|"same"/)
    expect((await note(bashir, 'same')).status).toBe(201)
    expect((await send(picture, bashir)).status).toBe(200)
    expect(JSON.stringify(await read(bashir))).toContain('"same"')
  })

  test('something else is counted for admins until one of them decides', async () => {
    app.clock.move(86_400_000)
    const karim = await signedIn('karim')
    expect((await note(karim, 'other')).status).toBe(201)
    const key = await app.key('admin')
    const counts = async () => (await app.json('GET', '/overview', { key })).counts
    expect(await counts()).toMatchObject({ comparisonAlerts: 1 })
    const listed = await app.call('GET', '/cases?kind=withheld', { key })
    const { cases } = (await listed.json()) as { cases: { id: string }[] }
    const answer = (cookie: string, result: string) =>
      send(`/cases/${cases[0]?.id}/answer`, cookie, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ kind: 'withheld', result }),
      })
    expect(await codeOf(await answer(karim, 'shown'))).toBe('comparison.second_person')
    expect((await answer(await signedIn('bashir'), 'kept')).status).toBe(200)
    expect(await counts()).toMatchObject({ comparisonAlerts: 0 })
  })

  test('a screenshot of a purged kind that a kill left goes with the next sweep', async () => {
    const { id: recordId } = await approvedRecord(app)
    const about = { recordId, kind: 'visa-paper' } as const
    const source = bytesOf(await documentPng('Visa'))
    const upload = { ...about, originalName: 'v.png', source }
    const { id: document } = await uploadDocument(app.as(people.amina), upload)
    const [comparisonId, unknown] = [app.system.ids.uuid(), app.system.ids.uuid()]
    const details = { comparisonId, documentId: document, kind: about.kind, checkId }
    await app.system.write((ctx) =>
      appendAudit(ctx, 'comparison.noted', `record:${recordId}`, details),
    )
    const { storage } = app.runtime
    for (const one of [comparisonId, unknown])
      await storage.put(`comparisons/${recordId}/${one}`, Buffer.from('as it was seen'))
    await purgeKind(app.system, about, async () => true)
    expect(await sweepScreenshots(app.system, new Date())).toBe(2)
    const aside = await allOf(storage.list('aside/comparisons/'), 'key')
    expect(aside).toEqual([`aside/comparisons/${recordId}/${unknown}`])
  })

  test('the doctor finds nothing wrong, then what was changed from outside; a purge takes all', async () => {
    const findings = () => allOf(examineComparisons(app.as(system)), 'problem')
    expect(await findings()).toEqual([])
    await app.runtime.database.write(async (tx) => {
      await tx.updateTable('documents').set({ withheldAt: null }).execute()
      await tx.updateTable('comparisons').set({ notedBy: 'one' }).execute()
    })
    expect((await findings()).toSorted()).toEqual(['same-person', 'shown'])
    const files = () => allOf(app.runtime.storage.list('comparisons/'), 'key')
    const [key = ''] = await files()
    await app.runtime.storage.remove(key)
    expect(await findings()).toContain('screenshot')
    await app.purge(id)
    expect(await files()).toEqual([])
    expect(await findings()).toEqual([])
    expect(await sweepScreenshots(app.system, new Date())).toBe(0)
  })
})

test('an answer is old after the days of its own kind, whatever those of another are', async () => {
  const app = await startPadma()
  const amina = app.as(people.amina)
  await amina.write(async (ctx) => {
    const { version } = await readSettings(ctx.tx)
    const comparisonDays = { 'work-permit': 10, lmia: 3 }
    await changeSettings(ctx, { version, changes: { comparisonDays } })
  })
  const record = await approvedRecord(app)
  const document = await uploadScan(amina, record.id, 'work-permit', 'Permit')
  const { papers: documents } = await amina.read((ctx) => comparisonsOfRecord(ctx, record.id))
  const checkId = documents[0]?.checks[0]?.id as string
  const askedOn = app.clock.now().slice(0, 10)
  for (const who of [people.amina, people.bashir]) {
    const comparison = { documentId: document.id, checkId, askedOn, showed: 'same' } as const
    const noted = { recordId: record.id, comparison, browserAccounts: [], screenshot: null }
    await noteComparison(app.as(who), { ...noted, endShowing })
  }
  const told = () =>
    app.system.read(async (ctx) => {
      const about = await describeComparedAnywhere(ctx, record, document)
      const { rounds } = await comparisonsOfRecord({ ...ctx, actor: people.amina }, record.id)
      const publicly = about.map(({ days, isOld }) => ({ days, isOld }))
      return [publicly, rounds.map(({ isOld }) => isOld), await countOldComparisons(ctx)]
    })
  app.clock.move(10 * day)
  expect(await told()).toEqual([[{ days: 10, isOld: false }], [false], 0])
  app.clock.move(day)
  expect(await told()).toEqual([[{ days: 10, isOld: true }], [true], 1])
})

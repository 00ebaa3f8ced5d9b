import { describe, expect, test } from 'vitest'
import { appendAudit } from '#modules/audit'
import { examineComparisons, sweepScreenshots } from '#modules/comparisons'
import { purgeKind } from '#modules/documents'
import { day } from '#platform/clock'
import { system } from '#platform/context'
import { allOf } from '#test/all-of'
import { approvedRecord } from '#test/candidates'
import { formOf } from '#test/form'
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

  /** The cookies of a browser after somebody signs in there, beside those that it had. */
  const signedIn = async (name: string, before = '') => {
    const body = { email: `${name}@padma.example`, password }
    const answer = await app.call('POST', '/session', { cookie: before, body })
    const cookies = answer.headers.getSetCookie().map((one) => one.split(';')[0])
    const others = before.split('; ').filter((one) => !one.startsWith('session='))
    return [...others, ...cookies].join('; ')
  }
  const get = (path: string, cookie: string) => app.call('GET', path, { cookie })
  const read = (cookie: string) => app.json('GET', `/records/${id}/comparisons`, { cookie })
  const note = (cookie: string, showed: string, pictures: Buffer[] = []) => {
    const askedOn = app.clock.now().slice(0, 10)
    const body = formOf({ documentId, checkId, askedOn, showed }, pictures, 'screenshot')
    return app.call('POST', `/records/${id}/comparisons`, { cookie, body })
  }
  const codeOf = async (answer: Response) => (await answer.json()).code

  const checkId: string = (await read(await signedIn('amina'))).papers[0].checks[0].id

  test('a first answer and its screenshot are hidden, and a browser counts once', async () => {
    const amina = await signedIn('amina')
    const noted = await note(amina, 'same', [await documentPng('What I saw')])
    expect(noted.status).toBe(201)
    const [own] = (await noted.json()).rounds
    const picture = `/comparisons/${own.comparisons[0].id}/screenshot`
    expect((await get(picture, amina)).headers.get('content-type')).toMatch(/^image\//)
    const bashir = await signedIn('bashir')
    expect(await codeOf(await get(picture, bashir))).toBe('comparison.not_found')
    expect(JSON.stringify(await read(bashir))).not.toContain('"same"')
    const sameBrowser = await signedIn('karim', amina)
    expect(await codeOf(await note(sameBrowser, 'same'))).toBe('comparison.same_browser')
    const key = await app.key('admin')
    const history = await app.call('GET', `/records/${id}/history`, { key })
    expect(await history.text()).not.toMatch(/showed|"same"/)
    expect((await note(bashir, 'same')).status).toBe(201)
    expect((await get(picture, bashir)).status).toBe(200)
    expect(JSON.stringify(await read(bashir))).toContain('"same"')
  })

  test('a screenshot of a purged kind that a kill left goes with the next sweep', async () => {
    const { id: recordId } = await approvedRecord(app)
    const about = { recordId, kind: 'visa-paper' } as const
    const { id: document } = await uploadScan(app.as(people.amina), recordId, about.kind, 'Visa')
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
    app.clock.move(day)
    expect((await note(await signedIn('karim'), 'other')).status).toBe(201)
    expect(await findings()).toEqual([])
    await app.force('documents', { withheldAt: null })
    await app.force('comparisons', { notedBy: 'one' })
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

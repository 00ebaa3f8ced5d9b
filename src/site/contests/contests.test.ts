import { afterAll, beforeAll, expect, test } from 'vitest'
import { answerContest, listContests } from '#modules/contests'
import { uploadDocument } from '#modules/documents'
import { issueAccessCode } from '#modules/lookup'
import type { CandidateRecord } from '#modules/records/schema'
import { makeShare } from '#modules/shares'
import { newShareSchema } from '#modules/shares/schema'
import { openBrowser } from '#test/browser'
import { approvedRecord, bytesOf } from '#test/candidates'
import { documentPng } from '#test/phone-photos'
import { startTestApp, type TestApp } from '#test/test-app'
import { people } from '#test/test-runtime'

let app: TestApp
let record: CandidateRecord
let candidate: ReturnType<typeof openBrowser>
let bank: ReturnType<typeof openBrowser>
beforeAll(async () => {
  app = await startTestApp('sqlite', { CANDOR_RAISED_LIMITS: '198.51.100.7' })
  record = await approvedRecord(app, { passportNumber: 'AB1234567' })
  const source = bytesOf(await documentPng('Permit'))
  const upload = { recordId: record.id, kind: 'work-permit' as const, originalName: 'x', source }
  await uploadDocument(app.as(people.amina), upload)
  const { code, shareCode } = await app.as(people.amina).write(async (ctx) => {
    const code = await issueAccessCode(ctx, record.id)
    const wanted = newShareSchema.parse({ kinds: ['work-permit'], purpose: 'bank', label: 'Loan' })
    const { shareCode } = await makeShare(ctx, { recordId: record.id, kinds: null }, wanted)
    return { code, shareCode }
  })
  candidate = openBrowser(app)
  await candidate.post('/check', { number: 'AB1234567', code })
  bank = openBrowser(app)
  await bank.post('/shared', { number: 'AB1234567', code: shareCode })
})
afterAll(() => app.close())

const textOf = async (answer: Promise<Response>) => (await answer).text()

test('each detail and each document of an own file has “This is wrong”; those of a share have not', async () => {
  const pages = ['/file/standing', '/file/documents/work-permit']
  const html = (await Promise.all(pages.map((path) => textOf(candidate.get(path))))).join()
  for (const of of [
    'about=detail&amp;of=name',
    'about=detail&amp;of=address',
    'about=paper&amp;of=work-permit',
  ])
    expect(html).toContain(`href="/file/wrong?${of}"`)
  for (const path of ['/shared/file', '/shared/documents/work-permit'])
    expect(await textOf(bank.get(path))).not.toContain('This is wrong')
})

test('what is called wrong is told to whoever sees it, until staff have answered', async () => {
  const form = await textOf(candidate.get('/file/wrong?about=detail&of=name'))
  expect(form).toContain('In your file now: <bdi>Rahima Khatun</bdi>')
  // Its end stands below the form, as on each page of an opened file that begins with one.
  const [, below = ''] = form.split('name="note"')
  expect(below).toContain('This file stays open for')
  expect(below).toContain('action="/file/close"')
  const told = { about: 'detail', target: 'name', proposed: 'Rahima Begum', note: '' }
  const empty = await candidate.post('/file/wrong', { ...told, proposed: ' ' })
  expect(empty.status).toBe(422)
  expect(await empty.text()).toContain('Say what should be there instead.')
  expect((await candidate.post('/file/wrong', told)).headers.get('location')).toBe('/file/wrong')
  const own = await textOf(candidate.get('/file/wrong'))
  expect(own).toContain('Staff have not answered yet')
  expect(own).toContain('Rahima Begum')
  // No second form for what waits already: what was said, and by when staff answer.
  const again = await textOf(candidate.get('/file/wrong?about=detail&of=name'))
  expect(again).toContain('Staff have not answered yet')
  expect(again).not.toContain('name="proposed"')
  const sentence = /The candidate says that this is wrong, since \d+\u00a0November 2026\./
  expect(await textOf(candidate.get('/file'))).toMatch(sentence)
  const shared = await textOf(bank.get('/shared/file'))
  expect(shared).toMatch(sentence)
  expect(shared).not.toContain('Rahima Begum')
  expect(await (await candidate.post('/file/wrong', told)).text()).toContain(
    'You have told us already that this is wrong.',
  )
  await decline('Your passport says Khatun')
  expect(await textOf(bank.get('/shared/file'))).not.toMatch(sentence)
  const answered = await textOf(candidate.get('/file/wrong'))
  expect(answered).toContain('Declined: staff left it as it is')
  expect(answered).toContain('Your passport says Khatun')
  expect(answered).toContain('you can tell us again')
})

async function decline(reason: string): Promise<void> {
  await app.as(people.amina).write(async (ctx) => {
    const filter = { state: 'open', page: 1, pageSize: 25 } as const
    const [contest] = (await listContests(ctx, filter)).contests
    const answer = { state: 'declined', reason } as const
    await answerContest(ctx, { contestId: contest?.id as string, answer })
  })
}

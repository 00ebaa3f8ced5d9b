import { expect, test } from 'vitest'
import { listEvents } from '#modules/audit'
import { candidate } from '#test/candidates'
import { chooseSettings } from '#test/choose-settings'
import { hire } from '#test/hire'
import { mistake } from '#test/mistakes'
import { adminCredentials, startTestApp } from '#test/test-app'
import { forEachTest } from '#test/test-runtime'

const app = forEachTest(() => startTestApp())

/** A record that the only admin entered, and what its candidate calls wrong. */
async function calledWrong() {
  const cookie = await app.signIn(adminCredentials.email)
  const record = await app.json('POST', '/records', { cookie, body: candidate() })
  const token = await app.open(record, await app.code(record.id))
  const { said, ...body } = mistake('detail:name', 'Rahima Begum')
  const { id } = await app.json('POST', '/own-cases', { key: token, body: { ...body, ...said } })
  const answer = (result: string, by: object = { cookie }) =>
    app.answer('POST', `/cases/${id}/answer`, {
      ...by,
      body: {
        kind: 'mistake',
        result,
        ...(result === 'declined'
          ? { text: { sentences: [{ key: 'reason_same' }], own: 'As printed' } }
          : {}),
      },
    })
  const own = async () => {
    const page = await app.request('/file/told', { headers: { cookie: `viewing=${token}` } })
    return page.text()
  }
  return { ...{ cookie, record, id, token, answer, own } }
}

const steps = async (token: string) =>
  (await app.json('GET', '/own-cases', { key: token })).cases[0].steps

test('the only admin decides about what they entered; the log and the candidate are told', async () => {
  const { cookie, id, token, answer, own, record } = await calledWrong()
  const { verdicts } = await app.json('GET', `/cases/${id}`, { cookie })
  expect(verdicts).toMatchObject({
    declined: { may: true },
    accepted: { may: false, reason: 'case.not_corrected', who: null },
  })
  expect((await answer('declined')).status).toBe(200)
  const subject = `record:${record.id}`
  const [event] = await app.system.read((ctx) =>
    listEvents(ctx, { subject, actions: ['case.answered'], limit: 1 }),
  )
  expect(event?.details).toMatchObject({ samePerson: true })
  expect(await steps(token)).toMatchObject([{ step: 'answered', samePerson: true }])
  const page = await own()
  expect(page).toContain('The same person at the agency entered this and decided about it')
  expect(page).toMatch(/<a href="\/help">See where you can complain<\/a>/)
})

test('once corrected they accept it too, by a key as well', async () => {
  const { cookie, record, token, answer } = await calledWrong()
  const body = { name: 'Rahima Begum' }
  await app.json('PATCH', `/records/${record.id}`, { cookie, body, version: record.version })
  const key = await app.json('POST', '/api-keys', { cookie, body: { name: 'K', role: 'admin' } })
  expect((await answer('accepted', { key: key.key })).status).toBe(200)
  expect(await steps(token)).toMatchObject([{ result: 'accepted', samePerson: true }])
})

test('with a colleague it is theirs: a second admin, or the moderator who has the case', async () => {
  const { cookie, id, answer, token, own } = await calledWrong()
  const { id: accountId } = await app.addPerson('moderator', 'mita@padma.example')
  expect((await app.json('GET', `/cases/${id}`, { cookie })).verdicts.declined.may).toBe(true)
  await app.call('PUT', `/cases/${id}/assignee`, { cookie, body: { accountId } })
  const refused = { status: 403, code: 'case.second_person', who: [{ name: 'mita' }] }
  expect(await answer('declined')).toMatchObject(refused)
  const mita = { cookie: await app.signIn('mita@padma.example') }
  expect((await answer('declined', mita)).status).toBe(200)
  expect(await steps(token)).toMatchObject([{ step: 'answered', samePerson: false }])
  expect(await own()).not.toContain('See where you can complain')
})

test('the only admin approves what they entered with second-person approval; the candidate is told', async () => {
  const cookie = await app.signIn(adminCredentials.email)
  await chooseSettings(app, { secondPersonApproval: true })
  const record = await app.json('POST', '/records', { cookie, body: candidate() })
  expect(record.state).toBe('pending')
  const review = async () =>
    (await app.json('GET', `/records/${record.id}/review`, { cookie })).mayApprove
  expect(await review()).toEqual({ may: true, isSamePerson: true })
  const approve = (version: number, more: object = { cookie }) =>
    app.answer('POST', `/records/${record.id}/approve`, { ...more, version })
  const approved = await approve(record.version)
  expect(approved).toMatchObject({ status: 200, state: 'approved' })
  // A change of it is approved alone as well.
  const { version } = approved
  const body = { name: 'Rahima Begum' }
  await app.json('PATCH', `/records/${record.id}`, { cookie, body, version })
  const [change] = (await app.json('GET', `/records/${record.id}/changes`, { cookie })).changes
  expect(change.mayTake).toEqual({ may: true, isSamePerson: true })
  const at = `/records/${record.id}/changes/${change.id}/approve`
  expect((await app.answer('POST', at, { cookie, version })).status).toBe(200)
  const subject = `record:${record.id}`
  const actions = ['record.approved', 'record.change_approved'] as const
  const events = await app.system.read((ctx) => listEvents(ctx, { subject, actions, limit: 9 }))
  expect(events.map(({ details }) => details.samePerson)).toEqual([true, true])
  const viewing = `viewing=${await app.open(record, await app.code(record.id))}`
  const page = async (path: string) =>
    (await app.request(path, { headers: { cookie: viewing } })).text()
  expect(await page('/file')).toContain('One person entered and approved it')
  expect(await page('/file/standing')).toContain('The same person at the agency entered this')
  // A colleague: it is theirs from now on.
  await hire(app, 'bashir')
  await app.json('POST', `/records/${record.id}/withdraw`, {
    cookie,
    version: version + 1,
    body: { reason: 'Once more' },
  })
  expect(await review()).toMatchObject({ may: false, who: [{ id: 'bashir' }] })
})

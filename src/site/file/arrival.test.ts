import { expect, test } from 'vitest'
import { askedOnArrival } from '#test/asked-on-arrival'
import { browserOf } from '#test/browser'
import { approvedRecord } from '#test/candidates'
import { startTestApp } from '#test/test-app'

const app = await startTestApp('sqlite', { CANDOR_RAISED_LIMITS: '198.51.100.7' })
const key = await app.key('admin')

/** A candidate who flew two weeks ago to Saudi Arabia, was asked, and opens the file. */
async function asked() {
  const record = await approvedRecord(app, { nationality: 'BD', destinationCountry: 'SA' })
  const code = await app.code(record.id)
  await askedOnArrival(app, record.id)
  const browser = await browserOf(app, record.passportNumber, code)
  const page = await browser.text('/file/arrival')
  const [, id = ''] = /name="id" value="([^"]+)"/.exec(page) ?? []
  const read = async () => app.json('GET', `/records/${record.id}/arrival`, { key })
  return { record, browser, page, id, read }
}

test('the file asks until there is an answer, and says what is asked next', async () => {
  const { browser, page, id, read } = await asked()
  expect(await browser.text('/file')).toMatch(/href="\/file\/arrival"[^>]*class="stands"/)
  for (const text of ['How is it there?', 'I am well', 'My passport was taken', 'Call me'])
    expect(page).toContain(text)
  // Whoever does not answer has not answered.
  expect(await read()).toMatchObject({ asks: [{ answer: null }] })
  expect(page).not.toMatch(/checked/)
  const answer = await browser.post('/file/arrival', { id, answer: 'well', from: '', note: '' })
  expect(answer.headers.get('location')).toBe('/file/arrival')
  const after = await browser.text('/file/arrival')
  expect(after).toContain('Thank you. The office reads that you are well.')
  expect(after).toContain('We ask you again on')
  expect(after).toContain('That we ask is our own practice.')
  expect(await browser.text('/file')).not.toContain('How is it there?')
  expect(await read()).toMatchObject({ asks: [{ answer: 'well' }], openId: null })
  // Sent once more from another window: nothing changes, and nothing is said twice.
  const again = await browser.post('/file/arrival', { id, answer: 'well' })
  expect(again.headers.get('location')).toBe('/file/arrival')
})

test('an answer is needed, and what was written beside "I am well" is not thrown away', async () => {
  const { browser, id, read } = await asked()
  const none = await browser.post('/file/arrival', { id, from: '', note: 'Four of us in a room' })
  expect(none.status).toBe(422)
  const shown = await none.text()
  expect(shown).toContain('Choose an answer.')
  expect(shown).toContain('Four of us in a room')
  const note = 'They pay less'
  const both = await browser.post('/file/arrival', { id, answer: 'well', from: '', note })
  expect(both.status).toBe(422)
  const text = await both.text()
  expect(text).toContain('Choose what it is, or leave this empty.')
  expect(text).toContain(note)
  expect(await read()).toMatchObject({ asks: [{ answer: null }] })
})

test('trouble is confirmed with what happens next and with the help of that corridor', async () => {
  const { record, browser, id, read } = await asked()
  const sent = { id, answer: 'passport', from: '+966500000000', note: 'The manager keeps it' }
  const answer = await browser.post('/file/arrival', sent)
  const at = answer.headers.get('location') ?? ''
  expect(at).toMatch(/^\/file\/told\/[0-9a-f-]{36}$/)
  const page = await browser.text(at)
  for (const text of ['Sent on', 'Are you in danger?', 'Help outside', 'The manager keeps it'])
    expect(page).toContain(text)
  // The police there, and the mission of Bangladesh.
  expect(page).toMatch(/href="tel:999"|href="tel:911"|href="tel:\+966/)
  expect(await read()).toMatchObject({ asks: [{ answer: 'passport' }] })
  const [one] = (await app.json('GET', `/cases?kind=trouble&recordId=${record.id}`, { key })).cases
  expect(one).toMatchObject({ state: 'open', said: { what: 'passport', note: sent.note } })
  expect(await browser.text('/file/arrival')).toContain('My passport was taken')
})

test('before the flight nothing is asked, and trouble can be told all the same', async () => {
  const record = await approvedRecord(app)
  const browser = await browserOf(app, record.passportNumber, await app.code(record.id))
  const page = await browser.text('/file/arrival')
  expect(page).toContain('After your flight we ask you how it is')
  expect(page).not.toContain('name="answer"')
  expect(page).toContain('href="/file/tell/trouble"')
})

import { bringCase } from '#modules/desk'
import { fieldNames, fieldsShownTo, recordFields } from '#modules/records/fields.schema'
import { candidate } from '#test/candidates'
import { chooseSettings } from '#test/choose-settings'
import { mistake } from '#test/mistakes'
import { documentPng } from '#test/phone-photos'
import { tokenIn } from '#test/smtp'
import { adminCredentials, type TestApp } from '#test/test-app'
import { plantComing, plantSentBack } from './plant-coming.ts'
import { plantCases, plantContests, plantContracts, plantPaid } from './plant-reports.ts'
import { plantClosing, plantSettings } from './plant-settings.ts'
import { plantClasses, plantMoney } from './plant-training.ts'
import { type Call, type Headings, ofPage, sender, under } from './planted-calls.ts'
import { belowSentence, type PlantedWords } from './planted-words.ts'

/** What the planted installation is looked at with. */
export interface Planted {
  /** Cookies of a student, with a file and a share opened. */
  cookie: string
  adminCookie: string
  /** Every id that an address may ask for. */
  ids: string[]
}

/**
 * An installation in which every text that somebody can send holds a word of its own: settings,
 * notices, classes, money, records with documents, a share, people.
 */
export async function plantEverywhere(app: TestApp, words: PlantedWords): Promise<Planted> {
  const adminCookie = await app.signIn(adminCredentials.email)
  const moderator = { authorization: `Bearer ${await app.key('moderator')}` }
  const ids: string[] = []
  const send = sender(app)
  const call: Call = async (method, path, body, version, by = ofPage(adminCookie)) => {
    const answer = await send(method, path, body, by, version)
    if (answer?.id) ids.push(answer.id)
    // A complaint is asked for by its number.
    if (answer?.content?.number) ids.push(answer.content.number)
    return answer
  }
  await plantSettings(call, words)
  const picture = new Uint8Array(await documentPng())
  await plantNotices(app, call, words, picture)
  const student = { ...adminCredentials, email: 'sadia@padma.example' }
  const { id: accountId } = await app.addPerson('student', student.email)
  const receivedBy = (await call('GET', '/accounts')).accounts.find(
    ({ role }: { role: string }) => role === 'admin',
  ).id
  const cookie = await app.signIn(student.email)
  const asStudent = (method: string, path: string, body?: object) =>
    send(method, path, body, ofPage(cookie))
  await plantClasses(call, words, { accountId, receivedBy })
  await plantMoney(app, { call, asStudent, words }, { accountId, receivedBy })
  await plantPeople(app, words, adminCookie)
  const opened = await plantRecords(app, {
    ...{ ids, call, asStudent, words, picture, moderator },
    student: cookie,
  })
  await plantAround(call, words)
  await plantClosing(call, words)
  return { cookie: `${cookie}; ${opened}`, adminCookie, ids }
}

async function plantNotices(
  app: TestApp,
  call: Call,
  words: PlantedWords,
  picture: Uint8Array<ArrayBuffer>,
) {
  const admin = await app.key('admin')
  const publish = async (title: string, text: string, translations: object = {}) => {
    const body = new FormData()
    body.set('title', title)
    body.set('text', text)
    body.set('translations', JSON.stringify(translations))
    for (const name of ['a.png', 'b.png']) body.append('images', new File([picture], name))
    const headers = { authorization: `Bearer ${admin}` }
    const answer = await app.request('/api/v1/notices', { method: 'POST', headers, body })
    const { id } = (await answer.json()) as { id: string }
    await call('GET', `/notices/${id}`)
    return id
  }
  const posted = under(words, 'POST /notices').word
  const inOthers = (word: typeof posted) => ({
    fil: {
      title: word('translations title'),
      text: `Ask ${word('translations text')} in our office.`,
    },
  })
  await publish(posted('title'), `Ask ${posted('text')} in our office.`, inOthers(posted))
  const changed = under(words, 'PATCH /notices/{id}').word
  const id = await publish('Closed for Eid', 'We open on Monday.')
  const now = { title: changed('title'), text: `Ask ${changed('text')} in our office.` }
  await call('PATCH', `/notices/${id}`, { ...now, translations: inOthers(changed) }, 1)
}

interface Around {
  call: Call
  words: PlantedWords
}

async function plantRecords(
  app: TestApp,
  on: Around & {
    ids: string[]
    asStudent: Call
    student: string
    picture: Uint8Array<ArrayBuffer>
    moderator: Headings
  },
): Promise<string> {
  const { call, asStudent, student, words, picture, moderator } = on
  const details = (name: string) => candidate(plantedDetails(words, name))
  const given = { ...details('POST /records'), telephone: '+8801711123456' }
  const { id } = await call('POST', '/records', given)
  await call('PUT', `/records/${id}/stage`, { stage: 'stage_interview' })
  const note = `Ask ${under(words, 'POST /records/{id}/notes').word('text')} first.`
  await call('POST', `/records/${id}/notes`, { text: note })
  const { word } = under(words, 'PUT /records/{id}/contract/terms')
  const terms = {
    ...{ employer: word('employer'), place: word('place'), job: word('job') },
    ...{ compensationDeath: word('compensationDeath') },
    ...{ compensationInjury: word('compensationInjury') },
  }
  await call('PUT', `/records/${id}/contract/terms`, terms, 0)
  await plantComing(call, words, id)
  const key = await app.key('admin')
  const seen = under(words, 'POST /records/{id}/sightings').number('number')
  const sighting = { kind: 'police-clearance', seenOn: '2026-11-19', number: seen }
  await call('POST', `/records/${id}/sightings`, sighting)
  for (const kind of ['photo', 'visa-paper', 'medical']) {
    const name = words.of('PUT /records/{id}/documents/{kind} file name')
    const headers = { authorization: `Bearer ${key}`, 'x-file-name': `${name}.png` }
    const path = `/api/v1/records/${id}/documents/${kind}`
    const put = await app.request(path, { method: 'PUT', headers, body: picture.slice() })
    if (put.status >= 300) throw new Error(await put.text())
    on.ids.push(((await put.json()) as { id: string }).id)
  }
  const { accessCode } = await call('POST', `/records/${id}/access-code`)
  const number = given.passportNumber
  await asStudent('POST', '/my/record', { passportNumber: number, accessCode })
  await plantSentBack(app, { ...on, recordId: id })
  const wanted = { kinds: ['visa-paper'], purpose: 'employer', days: 1 }
  const ownLabel = words.of('POST /my/shares label')
  const { shareCode } = await asStudent('POST', '/my/shares', { ...wanted, label: ownLabel })
  const open = async (path: string, code: string) => {
    const body = new URLSearchParams({ number, code })
    const answer = await app.request(path, { method: 'POST', body })
    return (answer.headers.get('set-cookie') ?? '').split(';')[0] as string
  }
  const viewing = await open('/check', accessCode)
  const label = words.of('POST /shares label')
  await call('POST', '/shares', { ...wanted, label }, undefined, ofPage(viewing))
  const cookies = `${viewing}; ${await open('/shared', shareCode)}`
  await plantContracts(app, { words }, { viewing, student })
  await plantPaid(app, { call, words }, { id, viewing, student })
  await plantContests(app, { call, words }, { viewing, student })
  await plantOtherRecords(app, call, words, moderator, details)
  return cookies
}

/** The details of a record that take words, each with its own. */
function plantedDetails(words: PlantedWords, name: string): Record<string, string> {
  const { word, number } = under(words, name)
  const planted = fieldNames.flatMap((field) => {
    const { control } = recordFields[field]
    if (control === 'number') return [[field, number(field)]]
    if (control === 'email') return [[field, `${word(field).toLowerCase()}@padma.example`]]
    return control === 'line' || control === 'text' ? [[field, word(field)]] : []
  })
  return Object.fromEntries(planted)
}

async function plantOtherRecords(
  app: TestApp,
  call: Call,
  words: PlantedWords,
  moderator: Headings,
  details: (name: string) => object,
) {
  const enter = (number: number) => {
    const numbers = { passportNumber: `AB000000${number}`, referenceNumber: `W00000000${number}` }
    return call('POST', '/records', candidate(numbers), undefined, moderator)
  }
  const changed = await enter(1)
  await call('PATCH', `/records/${changed.id}`, details('PATCH /records/{id}'), changed.version)
  for (const step of ['return', 'withdraw']) {
    const { id, version } = await enter(step === 'return' ? 2 : 3)
    const reason = belowSentence('reason_page', words, `POST /records/{id}/${step} reason`)
    const approved =
      step === 'withdraw' ? await call('POST', `/records/${id}/approve`, undefined, version) : null
    await call('POST', `/records/${id}/${step}`, { reason }, approved?.version ?? version)
  }
  const corrected = await enter(4)
  await plantCorrections(app, { call, words }, corrected)
  await plantReturned(app, { call, words }, corrected.id)
}

/** Each detail that takes words, after the candidate called it wrong. */
async function plantCorrections(app: TestApp, { call, words }: Around, entered: { id: string }) {
  const { id: recordId } = entered
  const planted = plantedDetails(words, 'POST /records/{id}/corrections changes')
  for (const field of fieldsShownTo('candidate').filter((one) => one in planted)) {
    const { id: caseId } = await app.anybody.write((ctx) =>
      bringCase(ctx, { recordId, kinds: null }, mistake(`detail:${field}`, 'Another')),
    )
    const { version } = await call('GET', `/records/${recordId}`)
    const body = { caseId, changes: { [field]: planted[field] } }
    await call('POST', `/records/${recordId}/corrections`, body, version)
  }
}

/** A change that waits for a second person, who returns it. */
async function plantReturned(app: TestApp, { call, words }: Around, recordId: string) {
  const { version } = await call('GET', `/records/${recordId}`)
  const approved = await call('POST', `/records/${recordId}/approve`, undefined, version)
  await chooseSettings(app, { secondPersonApproval: true })
  const second = { authorization: `Bearer ${await app.key('admin')}` }
  const address = 'House 8, Sylhet'
  await call('PATCH', `/records/${recordId}`, { address }, approved.version)
  const [change] = (await call('GET', `/records/${recordId}/changes`)).changes
  const path = `/records/${recordId}/changes/${change.id}/return`
  const planted = 'POST /records/{id}/changes/{changeId}/return reason'
  const reason = belowSentence('reason_page', words, planted)
  await call('POST', path, { reason }, approved.version, second)
  await chooseSettings(app, { secondPersonApproval: false })
}

async function plantAround(call: Call, words: PlantedWords) {
  const filters = { search: words.of('POST /my/record-views filters search') }
  const name = words.of('POST /my/record-views name')
  const view = await call('POST', '/my/record-views', { name, filters, columns: ['state'] })
  const other = {
    name: words.of('PATCH /my/record-views/{id} name'),
    filters: { search: words.of('PATCH /my/record-views/{id} filters search') },
  }
  await call('PATCH', `/my/record-views/${view.id}`, other)
  await plantCases({ call, words })
  const email = `${words.of('POST /invites email').toLowerCase()}@padma.example`
  await call('POST', '/invites', { email, role: 'moderator' })
}

/** By the forms of the site: who registers, and an admin who takes another name. */
async function plantPeople(app: TestApp, words: PlantedWords, adminCookie: string) {
  const post = (path: string, fields: Record<string, string>, headers: Headings = {}) => {
    const body = new FormData()
    for (const [name, text] of Object.entries(fields)) body.append(name, text)
    return app.request(path, { method: 'POST', headers, body })
  }
  const { word } = under(words, 'page /register')
  const email = `${word('email').toLowerCase()}@padma.example`
  const { password } = adminCredentials
  // Where mail goes out, an account is made with a link alone.
  const key = await app.key('admin')
  const made = await app.call('POST', '/invites', { key, body: { role: 'student' } })
  const invite = tokenIn(((await made.json()) as { link: string }).link)
  await post('/register', { invite, name: word('name'), email, password, confirm: password })
  const name = under(words, 'page /account/name').word('name')
  const renamed = await post('/account/name', { name }, ofPage(adminCookie))
  if (renamed.status !== 303) throw new Error(await renamed.text())
}

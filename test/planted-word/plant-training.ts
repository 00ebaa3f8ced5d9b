import type { TestApp } from '#test/test-app'
import { type Call, sender, under } from './planted-calls.ts'
import { answerIn, belowSentence, type PlantedWords } from './planted-words.ts'

/** The student, and who takes the money. */
interface People {
  accountId: string
  receivedBy: string
}

const day = { receivedOn: '2026-11-19', currency: 'BDT', method: 'cash' } as const

const sessions = [{ startsAt: '2036-12-01T10:00', endsAt: '2036-12-01T12:00' }]

/** Classes: one that is over, one that was changed, and one that was cancelled. */
export async function plantClasses(
  call: Call,
  words: PlantedWords,
  { accountId, receivedBy }: People,
) {
  const plain = { timeZone: 'Asia/Dhaka', sessions, seats: 2, fee: 0, currency: 'BDT' }
  for (const method of ['POST', 'PUT']) {
    const { word, address } = under(
      words,
      method === 'POST' ? 'POST /classes' : 'PUT /classes/{id}',
    )
    const planted = {
      ...{ ...plain, teacherName: word('teacherName') },
      title:
        method === 'POST'
          ? word('title')
          : belowSentence('course_departure', words, 'PUT /classes/{id} title'),
      ...{ place: `House 7, ${word('place')} Road`, link: address('link') },
    }
    const first =
      method === 'POST' ? planted : { ...plain, title: 'A', teacherName: 'B', place: 'C' }
    const { id } = await call('POST', '/classes', first)
    if (method === 'PUT') await call('PUT', `/classes/${id}`, planted, 1)
    await call('POST', `/classes/${id}/state`, { state: 'open' })
    if (method === 'PUT') continue
    await call('POST', `/classes/${id}/members`, { accountId })
    for (const state of ['running', 'finished'])
      await call('POST', `/classes/${id}/state`, { state })
  }
  // Its cancellation leaves a credit.
  const title = belowSentence('course_departure', words, 'POST /classes title')
  const cancelled = { ...plain, title, teacherName: 'B', place: 'C', fee: 300 }
  const { id } = await call('POST', '/classes', cancelled)
  await call('POST', `/classes/${id}/state`, { state: 'open' })
  await call('POST', '/payments', { accountId, classId: id, amount: 300, ...day, receivedBy })
  await call('POST', `/classes/${id}/members`, { accountId })
  await call('POST', `/classes/${id}/state`, { state: 'cancelled' })
}

/** Payments, charges and refunds with what was said about them. */
export async function plantMoney(
  app: TestApp,
  { call, asStudent, words }: { call: Call; asStudent: Call; words: PlantedWords },
  people: People,
) {
  const { accountId, receivedBy } = people
  const paid = under(words, 'POST /payments').word
  const payment = { accountId, amount: 900, ...day, receivedBy }
  await call('POST', '/payments', {
    ...{ ...payment, feeName: paid('feeName'), reference: paid('reference') },
  })
  const feeName = under(words, 'POST /charges').word('feeName')
  const name = words.of('POST /api-keys name')
  const { key } = await call('POST', '/api-keys', { name, role: 'admin' })
  const byKey = { authorization: `Bearer ${key}` }
  const charge = { accountId, feeName, amount: 100, currency: 'BDT' }
  await sender(app)('POST', '/charges', charge, byKey)
  const reference = under(words, 'POST /refunds').word('reference')
  await call('POST', '/refunds', { accountId, amount: 50, ...day, reference })
  const said = { kind: 'payment', part: 'entry:1', text: words.of('POST /my/cases text') }
  const { id: caseId } = await asStudent('POST', '/my/cases', said)
  const text = answerIn('answer_read', words)
  await call('POST', `/cases/${caseId}/answer`, { kind: 'payment', result: 'answered', text })
  const [wrong] = await listed(await call('POST', '/payments', { ...payment, feeName: 'Book' }))
  const reason = belowSentence('reason_twice', words, 'POST /payments/{id}/correction reason')
  await call('POST', `/payments/${wrong}/correction`, { reason })
}

const listed = async (answer: { id?: string; entries?: { id: string }[] }) =>
  answer.entries?.map(({ id }) => id) ?? [answer.id as string]

import type { TestApp } from '#test/test-app'
import { type Call, ofPage, under } from './planted-calls.ts'
import { answerIn, belowSentence, type PlantedWords } from './planted-words.ts'

interface Around {
  call: Call
  words: PlantedWords
}

/** Another contract that the candidate reports, from the file and from the account. */
export async function plantContracts(
  app: TestApp,
  { words }: Pick<Around, 'words'>,
  { viewing, student }: { viewing: string; student: string },
) {
  for (const [path, cookie] of [
    ['/own-cases/files', viewing],
    ['/my/cases/files', student],
  ] as const) {
    const { word } = under(words, `POST ${path}`)
    const body = new FormData()
    body.set('kind', 'contract')
    body.set('employer', word('employer'))
    body.set('note', word('note'))
    const headers = ofPage(cookie)
    const answer = await app.request(`/api/v1${path}`, { method: 'POST', headers, body })
    if (answer.status >= 300) throw new Error(await answer.text())
  }
}

/** A payment with its refund, what the candidate says of money, by the code and by the account, and an answer. */
export async function plantPaid(
  app: TestApp,
  { call, words }: Around,
  { id, viewing, student }: { id: string; viewing: string; student: string },
) {
  const paid = { item: 'fee', paidBy: 'worker', amount: 100, currency: 'BDT', method: 'cash' }
  const { word } = under(words, 'POST /records/{id}/payments')
  const [receivedOn, reference] = ['2026-11-20', word('reference')]
  const receivedBy = (await call('GET', '/accounts?role=admin')).accounts[0].id
  const body = { ...paid, receivedOn, reference, receivedBy }
  const entry = await call('POST', `/records/${id}/payments`, body)
  const back = under(words, 'POST /payments/{id}/refunds').word
  await call('POST', `/payments/${entry.id}/refunds`, {
    ...{ amount: 10, method: 'cash', receivedOn, receivedBy },
    reference: back('reference'),
    reason: belowSentence('reason_twice', words, 'POST /payments/{id}/refunds reason'),
  })
  for (const [prefix, cookie] of [
    ['', viewing],
    ['/my', student],
  ] as const) {
    const send = async (path: string, sent: object) => {
      const headers = { ...ofPage(cookie), 'content-type': 'application/json' }
      const init = { method: 'POST', headers, body: JSON.stringify(sent) }
      const answer = await app.request(`/api/v1${prefix}${path}`, init)
      if (answer.status >= 300) throw new Error(await answer.text())
    }
    const cases = prefix === '' ? '/own-cases' : '/cases'
    const { word } = under(words, `POST ${prefix}${cases}`)
    await send(cases, {
      ...{ kind: 'money', item: 'fee', amount: '100', currency: 'BDT', paidOn: '2026-11-20' },
      ...{ paidTo: word('paidTo'), note: word('note') },
    })
    await send(cases, { kind: 'contract', employer: word('employer'), note: null })
    if (prefix === '')
      await send(cases, { kind: 'payment', part: `entry:${entry.sequence}`, text: word('text') })
  }
}

/** Two details that the candidate calls wrong, by the code and by the account, each declined with a reason. */
export async function plantContests(
  app: TestApp,
  { call, words }: Around,
  { viewing, student }: { viewing: string; student: string },
) {
  for (const [path, cookie, target] of [
    ['/own-cases', viewing, 'name'],
    ['/my/cases', student, 'address'],
  ] as const) {
    const { word } = under(words, `POST ${path}`)
    const body = {
      ...{ kind: 'mistake', part: `detail:${target}` },
      ...{ proposed: word('proposed'), note: word('note') },
    }
    const headers = { ...ofPage(cookie), 'content-type': 'application/json' }
    const init = { method: 'POST', headers, body: JSON.stringify(body) }
    const answer = await app.request(`/api/v1${path}`, init)
    if (answer.status >= 300) throw new Error(await answer.text())
    const { id } = (await answer.json()) as { id: string }
    const text = answerIn('reason_same', words)
    await call('POST', `/cases/${id}/answer`, { kind: 'mistake', result: 'declined', text })
    const again = under(words, `POST ${path}/{id}/disagreement`).word('text')
    const told = { ...init, body: JSON.stringify({ text: again }) }
    await app.request(`/api/v1${path}/${id}/disagreement`, told)
  }
}

/** A complaint that is sent, a concern and a request for a code, each with its answer and a note. */
export async function plantCases({ call, words }: Around) {
  const { word, number } = under(words, 'POST /cases')
  const about = { about: 'agency', text: word('text'), from: word('from'), send: 'send' }
  const answers = under(words, 'POST /cases/{id}/answer')
  for (const [kind, said] of [
    ['complaint', about],
    ['concern', { text: word('text'), from: word('from'), page: `/${word('page')}` }],
    ['code', { name: word('name'), number: number('number'), from: word('from') }],
  ] as const) {
    const { id } = await call('POST', '/cases', { kind, ...said })
    const own = `Ask ${answers.word('text')} in our office.`
    const text = kind === 'complaint' ? answerIn('answer_read', words) : own
    await call('POST', `/cases/${id}/answer`, { kind, result: 'answered', text })
    await call('POST', `/cases/${id}/notes`, { text: words.of('POST /cases/{id}/notes text') })
  }
}

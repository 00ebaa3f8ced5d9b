import { describe, expect, test } from 'vitest'
import { endpoints } from '#api'
import { caseFileKey, keepFile, openCase, reopenCase } from '#modules/cases'
import { type CaseKind, caseKindNames, rowOf } from '#modules/cases/kinds.schema'
import { linkRecord } from '#modules/lookup'
import { approvedRecord, bytesOf } from '#test/candidates'
import { smallPicture } from '#test/tables'
import { engines } from '#test/test-runtime'
import { disagreeWith, takeCaseBack } from './index.server.ts'
import { type Caller, callers, calls, dueOf, rows, statesOf, type Which } from './test-access.ts'
import { answers, anybody, caseGround, given, karim } from './test-ground.ts'

describe.each(engines)('cases on %s', async (engine) => {
  const on = await caseGround(engine)
  const { app } = on
  const png = await smallPicture(1)

  for (const name of ['sadia', 'linked', 'linked2'])
    await app.addPerson('student', `${name}@padma.example`)
  await app.addPerson('moderator', 'mita@padma.example')
  const colleague = await app.addPerson('moderator', 'nurul@padma.example')
  const signIn = async (name: string) => ({ cookie: await app.signIn(`${name}@padma.example`) })

  /** Whoever has a file open, or linked: the case's is one of two. */
  async function holders(kind: CaseKind, link: string) {
    const id = on.recordOf(kind)
    const number = (await app.json('GET', `/records/${id}`, { key: await app.key('admin') }))
      .passportNumber as string
    const code = await app.code(id)
    const linked = await signIn(link)
    const actor = await app.accounts.authenticate(new Headers(linked))
    await linkRecord(app.as(actor), { passportNumber: number, accessCode: code })
    return { own: { key: await app.open({ passportNumber: number }, code) }, linked }
  }
  const ofFirst = await holders('mistake', 'linked')
  const ofSecond = await holders('original', 'linked2')
  const stranger = await approvedRecord(app)
  const known = {
    nobody: {},
    other: { key: await app.open(stranger, await app.code(stranger.id)) },
    student: await signIn('sadia'),
    moderator: await signIn('mita'),
    colleague: await signIn('nurul'),
    admin: await signIn('amina'),
    moderatorKey: { key: await app.key('moderator') },
    adminKey: { key: await app.key('admin') },
  }
  const credentialsOf = (caller: Caller, kind: CaseKind) => {
    const holder = on.recordOf(kind) === on.recordOf('mistake') ? ofFirst : ofSecond
    return caller === 'own' || caller === 'linked' ? holder[caller] : known[caller]
  }

  /** Makes a case of a kind in a state, about the file where it is about one. */
  async function made({ kind, state }: Which): Promise<string> {
    const { by, file } = rowOf(kind)
    const recordId = by === 'anybody' ? null : on.recordOf(kind)
    const holder = { recordId, kinds: null }
    const visitor = app.as(anybody)
    const keep = state === 'kept' ? { send: 'keep' as const } : {}
    const photo = file && recordId ? { stored: await stored(recordId) } : {}
    const { id } = await visitor.write((ctx) =>
      openCase(ctx, { ...given(kind), ...keep }, { recordId, ...photo }),
    )
    const change = { assignedTo: colleague.id }
    await app.runtime.database.write((tx) =>
      tx.updateTable('cases').set(change).where('id', '=', id).execute(),
    )
    const answer = () => on.answer(id, answers[kind])
    if (['answered', 'disagreed', 'settled', 'reopened'].includes(state)) await answer()
    if (['disagreed', 'settled'].includes(state))
      await visitor.write((ctx) => disagreeWith(ctx, holder, { id, text: 'No' }))
    if (state === 'settled') await answer()
    if (state === 'reopened') await app.as(karim).write((ctx) => reopenCase(ctx, id))
    if (state === 'takenBack')
      await visitor.write((ctx) => takeCaseBack(ctx, holder, { id, language: 'en' }))
    return id
  }

  async function stored(recordId: string) {
    const id = crypto.randomUUID()
    const kept = await keepFile(app.system, caseFileKey({ recordId, id }), bytesOf(png))
    await kept.staged.discard()
    return { id, file: kept.file }
  }

  const bodies: Readonly<Record<string, (kind: CaseKind) => object>> = {
    notes: () => ({ text: 'For us' }),
    answer: (kind) => {
      const { text, ...answer } = answers[kind]
      const isOutside = text !== undefined && rowOf(kind).readBy !== 'staff'
      const said = isOutside ? { sentences: [{ key: 'answer_read' }], own: text } : text
      return { ...answer, ...(said && { text: said }) }
    },
    assignee: () => ({ accountId: colleague.id }),
    disagreement: () => ({ text: 'No' }),
    'taking-back': () => ({ language: 'en' }),
    cases: sentOf,
    'own-cases': sentOf,
    files: formOf,
    search: (kind) => ({ kind, pageSize: 100 }),
  }

  async function outcome(call: string, caller: Caller, kind: CaseKind, id: string) {
    const [method = '', path = ''] = call.split(' ')
    const about = path.startsWith('/records/') ? on.recordOf(kind) : id
    const rest = call === 'GET /cases' ? `?kind=${kind}&pageSize=100` : ''
    const body = method === 'GET' ? {} : { body: bodies[path.split('/').at(-1) ?? '']?.(kind) }
    const asked = { ...credentialsOf(caller, kind), ...body }
    const answer = await app.call(method, path.replace('{id}', about) + rest, asked)
    const { status } = answer
    const isList = path.endsWith('/search') || (method === 'GET' && path.endsWith('cases'))
    if (isList && status === 200)
      return JSON.stringify(await answer.json()).includes(id) ? 'in' : 'out'
    return String(status)
  }
  const isAsDue = (is: string, due: string) =>
    due === 'yes' ? is === '201' || is === '409' : is === due

  test('have a rule for every call that there is', () => {
    const there = endpoints.map(({ method, path }) => `${method} ${path}`)
    const ofCases = there.filter((name) => /\/(own-)?cases\b/.test(name))
    expect(calls.toSorted()).toEqual(ofCases.toSorted())
    expect(rows.filter(({ due }) => due.length !== callers.length)).toEqual([])
  })

  test.each(caseKindNames)(
    'of the kind %s, in every state, are for whom the table says',
    async (kind) => {
      const wrong: string[] = []
      for (const state of statesOf(kind)) {
        const one = { kind, state }
        const shared = await made(one)
        for (const call of calls) {
          const isNew = call.startsWith('POST') && !/\{id\}|search$/.test(call)
          if (isNew && state !== 'open') continue
          const found = dueOf(call, one)
          const [row] = found
          if (!row || found.length > 1) wrong.push(`${call}, ${state}: ${found.length} rows`)
          for (const [at, caller] of callers.entries()) {
            const due = row?.due[at] ?? ''
            // What the gate refuses it refuses before it knows of a case.
            if (['401', '403'].includes(due) && state !== 'open') continue
            const changes = due === '200' && call.startsWith('POST')
            const is = await outcome(call, caller, kind, changes ? await made(one) : shared)
            if (!isAsDue(is, due)) wrong.push(`${call}, ${state}, ${caller}: ${is}, not ${due}`)
          }
        }
      }
      expect(wrong).toEqual([])
    },
  )
})

/** What is sent to bring a case of a kind. */
function sentOf(kind: CaseKind): object {
  const { said, ...rest } = given(kind)
  return { ...rest, ...said, ...(rowOf(kind).mayStay ? { send: 'send' } : {}) }
}

/** The same as a form, with which a photo may come. */
function formOf(kind: CaseKind): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(sentOf(kind))) form.set(name, String(value ?? ''))
  return form
}

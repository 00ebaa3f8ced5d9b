import { createAccount } from '#modules/accounts'
import { answerCase, bringCase } from '#modules/desk'
import { uploadDocument } from '#modules/documents'
import { linkRecord, openRecord } from '#modules/lookup'
import { changeRecord, getRecord } from '#modules/records'
import type { NewRecord } from '#modules/records/schema'
import { makeShare } from '#modules/shares'
import { newShareSchema } from '#modules/shares/schema'
import type { Actor } from '#platform/context'
import { bytesOf } from '#test/candidates'
import { declined, mistake } from '#test/mistakes'
import { reachable } from '#test/outbox'
import { type About, writeRowsAbout } from '#test/rows-about'
import { smallPicture } from '#test/tables'
import { people, type TestRuntime } from '#test/test-runtime'

/** Enters a candidate with an account and rows in every table; the number distinguishes several. */
export async function livedRecord(
  app: TestRuntime,
  number: number,
  details: Partial<NewRecord> = {},
): Promise<About> {
  const amina = app.as(people.amina)
  const { recordId, passportNumber, code } = await reachable(app, details)
  const png = await smallPicture(number)
  const document = { recordId, kind: 'visa-paper', originalName: 'a.png' } as const
  const { id: documentId } = await uploadDocument(amina, { ...document, source: bytesOf(png) })
  const holder = { recordId, kinds: null }
  const asked = { purpose: 'bank', label: 'My bank', kinds: ['visa-paper'], days: 30 }
  const { share } = await amina.write((ctx) => makeShare(ctx, holder, newShareSchema.parse(asked)))
  const visitor = app.as({ kind: 'anonymous' })
  await openRecord(visitor, { passportNumber, accessCode: code })
  const wrong = mistake('detail:name', 'Rahima')
  const { id: caseId } = await visitor.write((ctx) => bringCase(ctx, holder, wrong))
  // Who entered it does not decide about it.
  await app.as(people.bashir).write((ctx) => answerCase(ctx, caseId, declined))
  const said = { amount: null, currency: null, employer: 'Another', note: 'Less' }
  await visitor.write((ctx) => bringCase(ctx, holder, { kind: 'contract', said }))
  await amina.write(async (ctx) => {
    const { version } = await getRecord(ctx, recordId)
    await changeRecord(ctx, { recordId, version, changes: { address: 'House 8, Cumilla' } })
  })
  const accountId = await linkedAccount(app, number, { passportNumber, accessCode: code })
  const ids = { number, recordId, documentId, accountId, shareId: share.id }
  await app.runtime.database.write((tx) => writeRowsAbout(tx, ids))
  return ids
}

async function linkedAccount(
  app: TestRuntime,
  number: number,
  code: Parameters<typeof linkRecord>[1],
): Promise<string> {
  const name = `student-${number}`
  const account = { email: `${name}@padma.example`, name, role: 'student' } as const
  const password = 'seven quiet river boats'
  const { id } = await createAccount(app.system, { ...account, password })
  const actor: Actor = { kind: 'account', id, role: 'student', name, sessionId: 'one' }
  await linkRecord(app.as(actor), code)
  return id
}

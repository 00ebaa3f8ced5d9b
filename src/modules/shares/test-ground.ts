import type { DocumentKind } from '#modules/documents/schema'
import { issueAccessCode } from '#modules/lookup'
import { approvedRecord } from '#test/candidates'
import { startPadma } from '#test/padma'
import { documentPng } from '#test/phone-photos'
import { type Engine, people } from '#test/test-runtime'
import { uploadScan } from '#test/upload-scan'
import { findShareViewing, listShares, makeShare, openShare, revokeShare } from './index.server.ts'
import { type NewShare, newShareSchema } from './schema.ts'

const filedKinds = ['photo', 'visa-paper', 'lmia', 'fingerprint', 'job-offer'] as const

export const noData = { code: 'lookup.no_data_found' }
export type SharesGround = Awaited<ReturnType<typeof sharesGround>>

/** Sets up a candidate with documents and an access code, and short functions for what is done with their shares. */
export async function sharesGround(engine: Engine) {
  const app = await startPadma(engine)
  const record = await approvedRecord(app, { passportNumber: 'AB1234567' })
  const picture = await documentPng()
  const documents = {} as Record<DocumentKind, string>
  const amina = () => app.as(people.amina)
  const visitor = () => app.as({ kind: 'anonymous' })
  const holder = () => ({ recordId: record.id, kinds: null })
  async function put(kind: DocumentKind) {
    documents[kind] = (await uploadScan(amina(), record.id, kind, picture)).id
  }
  const make = (choice: Partial<NewShare> = {}) =>
    visitor().write((ctx) =>
      makeShare(
        ctx,
        holder(),
        newShareSchema.parse({ kinds: ['visa-paper'], purpose: 'bank', label: 'Loan', ...choice }),
      ),
    )
  const open = (shareCode: string, passportNumber = 'AB1234567') =>
    openShare(visitor(), { passportNumber, shareCode })
  const isOpen = async (token: string) =>
    (await visitor().read((ctx) => findShareViewing(ctx, token))) !== null
  const list = () => visitor().read((ctx) => listShares(ctx, holder()))
  const revoke = (id: string) => visitor().write((ctx) => revokeShare(ctx, holder(), id))
  const now = () => app.present(record.id)
  const actions = () => app.actions(`record:${record.id}`)
  for (const kind of filedKinds) await put(kind)
  await amina().write((ctx) => issueAccessCode(ctx, record.id))
  return {
    ...{ app, record, picture, documents, amina, visitor, holder },
    ...{ put, make, open, isOpen, list, revoke, now, actions },
  }
}

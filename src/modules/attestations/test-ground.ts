import { bringCase } from '#modules/desk'
import { removeDocument } from '#modules/documents'
import type { NewRecord } from '#modules/records/schema'
import { minute } from '#platform/clock'
import type { ActionContext } from '#platform/context'
import { recordOfOld } from '#test/candidates'
import { publicUrl } from '#test/credential-verifier'
import { mistake } from '#test/mistakes'
import { startTestApp } from '#test/test-app'
import { type Engine, people } from '#test/test-runtime'
import { uploadScan } from '#test/upload-scan'
import { checkAttestation, issueAttestation, issueSdJwt } from './index.server.ts'
import { newAttestationSchema } from './schema.ts'

/** Starts a Candor that strangers reach by its name, and short functions for what is made and checked there. */
export async function attestationGround(engine: Engine = 'sqlite') {
  const app = await startTestApp(engine, { CANDOR_URL: publicUrl })
  const write: ActionContext['write'] = (run) => app.as(people.amina).write(run)
  const upload = (
    recordId: string,
    text: string,
    kind: 'work-permit' | 'fingerprint' = 'work-permit',
  ) => uploadScan(app.as(people.amina), recordId, kind, text)
  /** Makes an approved record with a work permit, a minute after what was before. */
  const held = async (details: Partial<NewRecord> = {}, old: Partial<NewRecord> = {}) => {
    app.clock.move(minute)
    const record = await recordOfOld(app, old, details)
    await upload(record.id, 'Held')
    return record
  }
  const asked = ({ id: recordId }: { id: string }, wanted: object) =>
    [
      { recordId, kinds: null },
      newAttestationSchema.parse({ kind: 'work-permit', ...wanted }),
    ] as const
  const issue = (record: { id: string }, wanted: object = {}) =>
    write((ctx) => issueAttestation(ctx, ...asked(record, wanted), publicUrl))
  const issueText = (record: { id: string }, wanted: object = {}) =>
    write((ctx) => issueSdJwt(ctx, ...asked(record, wanted), publicUrl))
  const check = (made: object | string) => {
    const text = typeof made === 'string' ? made : JSON.stringify(made)
    return app.system.read((ctx) => checkAttestation(ctx, text, publicUrl))
  }
  const contest = ({ id: recordId }: { id: string }) =>
    write((ctx) =>
      bringCase(ctx, { recordId, kinds: null }, mistake('paper:work-permit', 'Another date')),
    )
  const takeOff = ({ id: recordId }: { id: string }) =>
    write((ctx) => removeDocument(ctx, { recordId, kind: 'work-permit' }))
  return { app, write, upload, contest, takeOff, held, issue, issueText, check }
}

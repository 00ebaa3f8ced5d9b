import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Tables } from '#migrations'
import { day, later } from '#platform/clock'
import type { ActionContext } from '#platform/context'
import { approvedRecord } from '#test/candidates'
import { publicUrl } from '#test/credential-verifier'
import { startTestApp, type TestApp } from '#test/test-app'
import { engines, people } from '#test/test-runtime'
import { uploadScan } from '#test/upload-scan'
import { checkAttestation, issueAttestation, issueSdJwt } from './index.server.ts'
import { newAttestationSchema } from './schema.ts'

describe.each(engines)('an attestation whose row was changed in the database, on %s', (engine) => {
  let app: TestApp
  let recordId: string
  beforeAll(async () => {
    app = await startTestApp(engine, { CANDOR_URL: publicUrl })
    ;({ id: recordId } = await approvedRecord(app))
    await upload('First')
  })
  afterAll(() => app.close())

  const write: ActionContext['write'] = (run) => app.as(people.amina).write(run)
  const upload = async (text: string) =>
    uploadScan(app.as(people.amina), recordId, 'work-permit', text)
  const stateOf = (text: string) =>
    app.system.read(async (ctx) => {
      const verdict = await checkAttestation(ctx, text, publicUrl)
      return 'state' in verdict ? verdict.state : verdict.verdict
    })
  const change = (to: Partial<Tables['attestations']>) =>
    app.system.write(({ tx }) => tx.updateTable('attestations').set(to).execute())

  test('is nothing that we stand by, whatever part of it was changed', async () => {
    const wanted = newAttestationSchema.parse({ kind: 'work-permit', withName: true })
    const holder = { recordId, kinds: null }
    const json = JSON.stringify(
      await write((ctx) => issueAttestation(ctx, holder, wanted, publicUrl)),
    )
    const sdJwt = await write((ctx) => issueSdJwt(ctx, holder, wanted, publicUrl))
    await upload('Second')
    const { reader } = app.runtime.database
    const rows = await reader.selectFrom('attestations').selectAll().execute()
    const documents = await reader.selectFrom('documents').select('id').orderBy('id').execute()
    for (const text of [json, sdJwt]) expect(await stateOf(text)).toBe('ended')
    const [{ documentId, validUntil, madeAt, withName }] = rows as [Tables['attestations']]
    const current = documents.at(-1)?.id as string
    for (const to of [
      { documentId: current },
      { documentId: current, recordId: null },
      { validUntil: later(validUntil, day) },
      { madeAt: later(madeAt, day) },
      { withName: 0 },
    ]) {
      await change(to)
      for (const text of [json, sdJwt])
        expect(await stateOf(text), JSON.stringify(to)).toBe('unknown')
      await change({ documentId, recordId, validUntil, madeAt, withName })
    }
    for (const text of [json, sdJwt]) expect(await stateOf(text)).toBe('ended')
  })
})

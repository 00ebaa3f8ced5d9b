import { expect, test } from 'vitest'
import { approvedRecord } from '#test/candidates'
import { checkAsStranger, publicUrl } from '#test/credential-verifier'
import { checkSdJwtAsStranger } from '#test/sd-jwt-verifier'
import { startTestApp } from '#test/test-app'
import { people } from '#test/test-runtime'
import { uploadScan } from '#test/upload-scan'
import { checkAttestation, issueAttestation, issueSdJwt } from './index.server.ts'
import { newAttestationSchema } from './schema.ts'

test('both forms say of a regulator that nobody reviewed that the agency alone names it', async () => {
  const app = await startTestApp('sqlite', { CANDOR_URL: publicUrl })
  const { id: recordId } = await approvedRecord(app)
  await uploadScan(app.as(people.amina), recordId, 'work-permit', 'Held')
  const asked = newAttestationSchema.parse({ kind: 'work-permit' })
  const holder = { recordId, kinds: null }
  const issue = () =>
    app.as(people.amina).write(async (ctx) => ({
      json: await issueAttestation(ctx, holder, asked, publicUrl),
      text: await issueSdJwt(ctx, holder, asked, publicUrl),
    }))
  const check = (held: string | object) => {
    const text = typeof held === 'string' ? held : JSON.stringify(held)
    return app.system.read((ctx) => checkAttestation(ctx, text, publicUrl))
  }
  const holds = (regulator: string) => ({
    ...{ verdict: 'ours', signature: 'holds', state: 'in-force' },
    says: { issuer: { regulator } },
  })
  const reviewed = 'Bureau of Manpower, Employment and Training'
  const earlier = await issue()
  for (const one of Object.values(earlier)) expect(await check(one)).toMatchObject(holds(reviewed))

  const key = await app.key('admin')
  const body = { regulator: 'SO' }
  expect((await app.call('PATCH', '/organisation', { key, body, version: 1 })).status).toBe(200)
  const told = 'register of Somalia, by its own account'
  const { json, text } = await issue()
  expect(await check(json)).toMatchObject(holds(told))
  expect(await check(text)).toMatchObject(holds(told))
  expect(await checkAsStranger(app, json)).toMatchObject({ verified: true })
  expect(await checkSdJwtAsStranger(app, text)).toMatchObject({
    ...{ verified: true, says: { agency: { regulator: told } } },
  })
  for (const one of Object.values(earlier)) expect(await check(one)).toMatchObject(holds(reviewed))
})

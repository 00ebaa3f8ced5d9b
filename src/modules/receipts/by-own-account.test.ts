import { expect, test } from 'vitest'
import { checkAsStranger, publicUrl } from '#test/credential-verifier'
import { startTestApp } from '#test/test-app'
import { keepReferenceReceipt, readReceipt, signReceipt } from './index.server.ts'

let version = 0
// What a receipt says of a regulator that is not in the reviewed table (§1a).
const app = await startTestApp('sqlite', { CANDOR_URL: publicUrl })

const anybody = () => app.as({ kind: 'anonymous' })
const keep = () => anybody().write((ctx) => keepReferenceReceipt(ctx, 'CR-00000000'))
const read = (number: string) => app.system.read((ctx) => readReceipt(ctx, number))
const sign = (number: string) => signReceipt(anybody(), number, publicUrl)
const isLicensed = async (body: Record<string, string>) => {
  version += 1
  const key = await app.key('admin')
  expect((await app.call('PATCH', '/organisation', { key, body, version })).status).toBe(200)
}

test('a receipt says whether the agency alone names its regulator, and goes on saying what it said', async () => {
  const reviewed = await keep()
  await isLicensed({ regulator: 'SO' })
  const unreviewed = await keep()
  const told = 'register of Somalia, by its own account'
  expect((await sign(unreviewed.number)).issuer.regulator).toBe(told)
  expect((await read(unreviewed.number)).organisation.byOwnAccount).toBe(true)
  expect(await checkAsStranger(app, await sign(unreviewed.number))).toMatchObject({
    verified: true,
  })
  const ofTable = 'Bureau of Manpower, Employment and Training'
  expect((await sign(reviewed.number)).issuer.regulator).toBe(ofTable)
  expect((await read(reviewed.number)).organisation).not.toHaveProperty('byOwnAccount')
})

test('the page says it too, once the agency goes by another name', async () => {
  const { number } = await keep()
  await isLicensed({ displayName: 'Meghna Overseas', legalName: 'Meghna Overseas Ltd' })
  const html = await (await app.request(`/verify/${number}`)).text()
  expect(html.replaceAll('\u00a0', ' ').replace(/<[^>]*>/g, '')).toContain(
    'Padma Overseas Ltd. Licence RL-1234 (register of Somalia, by its own account).',
  )
})

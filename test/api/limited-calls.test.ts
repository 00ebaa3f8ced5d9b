import { expect, test } from 'vitest'
import { type AnyEndpoint, endpoints } from '#api'
import { startTestApp } from '#test/test-app'

const all = endpoints as readonly AnyEndpoint[]
const nameOf = ({ method, path }: AnyEndpoint) => `${method} ${path}`

/** What of an own file is changed with the token of a viewing, and again with a linked account. */
const ofFile = [
  ...['POST /own-cases', 'POST /own-cases/files', 'POST /own-cases/{id}/disagreement'],
  ...['PUT /message-switches', 'PUT /consents/{purpose}'],
  'POST /own-cases/{id}/taking-back',
  ...['POST /originals/{id}/confirmation'],
  ...['POST /own-data/codes', 'POST /own-data'],
]
const ofAttestations = ['', '/sd-jwt', '/wallet-offers'].map((form) => `POST /attestations${form}`)
const ofCodes = ['POST /access-code/proposals', 'PUT /access-code']
const byAccount = (calls: string[]) =>
  calls.map((call) => call.replace(' /own-cases', ' /cases').replace(' /', ' /my/'))

/** How often an address may call what strangers can call; calls of one line are counted together. */
const counted: Record<string, string[]> = {
  lookup: ['POST /lookups', 'POST /my/record', ...ofCodes, ...byAccount(ofCodes)],
  shareLookup: ['POST /share-lookups'],
  ownFile: [...ofFile, ...byAccount(ofFile)],
  verify: ['GET /fingerprints/{sha256}', 'POST /receipts/check', 'POST /attestations/check'],
  receipt: [
    'POST /receipts',
    ...['', '/proof', '/credential'].map((of) => `GET /receipts/{number}${of}`),
  ],
  attestation: [...ofAttestations, ...byAccount(ofAttestations)],
  publicCase: ['POST /cases', 'GET /case-numbers/{number}', 'GET /case-numbers/{number}/proof'],
}

test('each call that strangers could try again and again is counted', () => {
  const found: Record<string, string[]> = {}
  for (const each of all)
    if (each.limit) found[each.limit.name] = [...(found[each.limit.name] ?? []), nameOf(each)]
  const sorted = (calls: typeof counted) =>
    Object.fromEntries(Object.entries(calls).map(([name, some]) => [name, some.toSorted()]))
  expect(sorted(found)).toEqual(sorted(counted))
})

/** A body of the right form, so that it is not what is refused. */
const bodies: Record<string, object> = {
  'PUT /message-switches': { off: [] },
  'PUT /consents/{purpose}': { answer: 'given', language: 'en', edition: 1 },
  'POST /own-cases/{id}/taking-back': { language: 'en' },
  'POST /originals/{id}/confirmation': { step: 'received' },
  'POST /own-cases': { kind: 'mistake', part: 'detail:name', proposed: 'Other' },
  'POST /own-cases/{id}/disagreement': { text: 'No' },
  'POST /own-data': { code: '12345678' },
  'POST /access-code/proposals': { current: 'AAAAA-AAAAA' },
  'PUT /access-code': { code: 'AAAAA-AAAAA', seal: 'x' },
}

test('what works with the token of a viewing works neither without one nor with a key of staff', async () => {
  const app = await startTestApp('sqlite', { CANDOR_RAISED_LIMITS: '198.51.100.7' })
  const key = await app.key('admin')
  const faults: string[] = []
  for (const call of [...ofFile, ...ofAttestations, ...ofCodes])
    for (const credentials of [{}, { key }]) {
      const [method = '', path = ''] = call.split(' ')
      const at = path.replace('{purpose}', 'sharing').replace('{id}', crypto.randomUUID())
      const body = bodies[call] ?? { kind: 'work-permit' }
      const { status } = await app.call(method, at, { ...credentials, body })
      if (status !== 401) faults.push(`${call} ${Object.keys(credentials)} ${status}`)
    }
  expect(faults).toEqual([])
})

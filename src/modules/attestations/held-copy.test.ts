import fc from 'fast-check'
import { expect, test } from 'vitest'
import { canonicalLines } from '#platform/credentials'
import { canonized, publicUrl } from '#test/credential-verifier'
import { startTestApp } from '#test/test-app'
import { comparisonId, contextUrl, statementsOf, statusListUrl } from './held-copy.ts'
import { credentialsContext } from './issuer-proof.ts'
import { type HeldCopy, heldCopySchema } from './schema.ts'

const app = await startTestApp('sqlite', { CANDOR_URL: publicUrl })

const id = 'urn:uuid:01234567-89ab-7def-8123-456789abcdef'
const heldSince = '2026-11-20T09:00:00.000Z'
const list = statusListUrl(publicUrl, 1)
const text = fc.string({ unit: 'binary', maxLength: 20 }).filter((one) => one.isWellFormed())
const heldCopy = fc
  .record({ name: text, licence: text, kind: text, candidateName: text, authority: text })
  .map(
    ({ name, licence, kind, candidateName, authority }): HeldCopy => ({
      '@context': [credentialsContext, contextUrl(publicUrl)],
      id,
      type: ['VerifiableCredential', 'HeldCopyCredential'],
      issuer: {
        ...{ id: 'did:web:padma.example', type: 'PrivateAgency' },
        ...{ name, licence, regulator: 'BMET' },
      },
      validFrom: heldSince,
      validUntil: '2027-02-18T09:00:00.000Z',
      credentialStatus: {
        ...{ id: `${list}#7`, type: 'BitstringStatusListEntry', statusPurpose: 'revocation' },
        ...{ statusListIndex: '7', statusListCredential: list },
      },
      credentialSubject: {
        id: `ni:///sha-256;${Buffer.alloc(32).toString('base64url')}`,
        ...{ type: 'HeldCopy', sha256: '0'.repeat(64), kind, heldSince },
        ...{ statement: 'Held.', candidateName, recordReference: 'CR-7K2M9QXD' },
        comparisons: [
          {
            ...{ id: comparisonId(id, 0), type: 'HeldCopyComparison', authority, outcome: 'same' },
            ...{ firstAskedOn: '2026-11-01', lastAskedOn: '2026-11-02', oldAfter: '2026-12-01' },
            statement: name,
          },
          {
            ...{ id: comparisonId(id, 1), type: 'HeldCopyComparison', authority },
            ...{ outcome: 'nobody', statement: kind },
          },
        ],
      },
    }),
  )

test('what is signed is what a general reader of JSON-LD makes of the same document', async () => {
  await fc.assert(
    fc.asyncProperty(heldCopy, async (credential) => {
      expect(heldCopySchema.parse(credential)).toEqual(credential)
      expect(canonicalLines(statementsOf(credential))).toBe(await canonized(app, credential))
    }),
    { numRuns: 50 },
  )
})

test('a name that would end its brackets is none', () => {
  expect(() => canonicalLines([['urn:x> <urn:y', 'urn:p', { text: 'x' }]])).toThrow(TypeError)
})

import { createHash, generateKeyPairSync, randomBytes, sign, verify } from 'node:crypto'
import { SDJwtVcInstance, type SdJwtVcPayload } from '@sd-jwt/sd-jwt-vc'

/** Signs and verifies the same SD-JWT VC with the library that anybody would choose, without its state. */
export async function stockSdJwtLibrary(made: string) {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519')
  const library = new SDJwtVcInstance({
    hasher: (data, algorithm) =>
      createHash(algorithm.replace('-', ''))
        .update(typeof data === 'string' ? data : new Uint8Array(data))
        .digest(),
    hashAlg: 'sha-256',
    saltGenerator: (length) => randomBytes(length).toString('base64url'),
    signAlg: 'EdDSA',
    signer: (data) => sign(null, Buffer.from(data), privateKey).toString('base64url'),
    verifier: (data, signature) =>
      verify(null, Buffer.from(data), publicKey, Buffer.from(signature, 'base64url')),
    statusListFetcher: () => Promise.reject(new Error('No state is asked for')),
  })
  const [, payload = ''] = made.split('.')
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as SdJwtVcPayload
  const { _sd, _sd_alg, status, ...shown } = claims
  const said = { ...shown, candidateName: 'Rahima Khatun' }
  const issue = () => library.issue<typeof said>(said, { _sd: ['candidateName'], _sd_decoy: 1 })
  const signed = await issue()
  return { issue, verify: () => library.verify(signed, { currentDate: shown.iat ?? 0 }) }
}

import { describe, expect, test } from 'vitest'
import { callApi } from '#test/call-api'
import { runCandor } from '#test/candor-process'
import { fileDocuments } from '#test/filed-records'
import { startHttpsProduct } from '#test/https-front'
import { installed } from '#test/installed'
import { documentPng } from '#test/phone-photos'
import { addRecord, apiKey } from '#test/product'

interface Taken {
  validFrom: string
  proof: { verificationMethod: string }
}
interface Issuer {
  verificationMethod: { publicKeyMultibase: string; revoked?: string }[]
  assertionMethod: string[]
}

describe('candor keys beside a server', async () => {
  const product = await installed(startHttpsProduct({ CANDOR_RAISED_LIMITS: '127.0.0.1,::1' }))
  const key = await apiKey(product, 'admin', 'candidates')
  const { id } = await addRecord(product, key)
  await fileDocuments(product, key, id, [['visa-paper', await documentPng()]])
  const path = `/records/${id}/attestations`

  const post = (at: string, body: object) => callApi(product, key, ['POST', at], body)
  const take = async () => (await post(path, { kind: 'visa-paper' })) as Taken
  const check = (taken: Taken) =>
    post('/attestations/check', { attestation: JSON.stringify(taken) })
  const issuer = async () =>
    (await (await fetch(`${product.url}/.well-known/did.json`)).json()) as Issuer
  /** What `keys list` says of each key, newest first. */
  const listed = async () => {
    const { code, stdout } = await product.command(['keys', 'list'])
    expect(code).toBe(0)
    return stdout
      .trimEnd()
      .split('\n')
      .map((line) => {
        const [, name = '', fate = ''] = /^(z6Mk\w+) made \S+Z, (.+)$/.exec(line) ?? []
        return { name, fate }
      })
  }
  const expectOneSigner = async () => {
    const keys = await listed()
    const fates = keys.map(({ fate }) => fate.split(' ')[0])
    expect(fates.filter((fate) => fate === 'signs')).toHaveLength(1)
    const published = await issuer()
    expect(published.verificationMethod.map((each) => each.publicKeyMultibase).sort()).toEqual(
      keys.map(({ name }) => name).sort(),
    )
    const signer = keys.find(({ fate }) => fate === 'signs')?.name as string
    expect((await take()).proof.verificationMethod.split('#')[1]).toBe(signer)
    return keys
  }

  test('a rotation that is killed was made whole, or not at all', async () => {
    const taken = await take()
    // Wherever it is killed: while it starts, at its first word, or when it is done already.
    for (const polls of [0, 1, 2, 3]) {
      const polling = async () => {
        for (let left = polls; left > 0; left -= 1) await product.run(['keys', 'list'])
      }
      const before = (await listed()).length
      const polled = polling()
      await runCandor(['keys', 'rotate'], product.env, '', () => polled)
      // Where the rotation was done before, those still work on files that are to be removed.
      await polled
      const after = (await expectOneSigner()).length
      expect([before, before + 1]).toContain(after)
    }
    expect(await check(taken)).toMatchObject({ signature: 'holds', state: 'in-force' })
    expect((await product.command(['doctor'])).stdout).toMatch(/^All is well/)
  })
})

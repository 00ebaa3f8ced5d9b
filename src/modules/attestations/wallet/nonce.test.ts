import { expect, test } from 'vitest'
import { openSecrets } from '#platform/crypto'
import { startTestRuntime } from '#test/test-runtime'
import { newNonce, useNonce } from './take-offered.ts'

const [before, next] = ['the secret of this installation until now', 'its secret from now on']

test('what a wallet is to sign is used up once, whichever secret made it', async () => {
  const { system, close } = await startTestRuntime()
  const [old, turned] = [openSecrets(before, null, next), openSecrets(next, null, before)]
  const use = (nonce: string, secrets: typeof old) =>
    system.write((ctx) => useNonce({ ...ctx, secrets }, nonce))
  for (const [maker, first, second] of [
    [old, turned, old],
    [turned, old, turned],
    [old, old, turned],
  ] as const) {
    const nonce = newNonce({ ...system, secrets: maker })
    expect(await use(nonce, openSecrets('a secret that nobody here has'))).toBe(false)
    expect(await use(nonce, first)).toBe(true)
    expect(await use(nonce, second)).toBe(false)
    expect(await use(nonce, first)).toBe(false)
  }
  await close()
})

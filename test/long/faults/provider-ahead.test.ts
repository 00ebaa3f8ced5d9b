import { afterAll, beforeAll, expect, test } from 'vitest'
import { startProvider, type TestProvider } from '#test/oidc-provider'
import { freePort, type Product, setUpProduct, startProduct } from '#test/product'
import { type FailingMachine, openFailingMachine } from './failing-machine.ts'

let machine: FailingMachine
let provider: TestProvider
let product: Product
beforeAll(async () => {
  const port = await freePort()
  machine = openFailingMachine()
  provider = await startProvider({ candorUrl: `http://localhost:${port}` })
  const env = { ...machine.env, ...provider.env, PORT: String(port) }
  product = await startProduct({ env })
  await setUpProduct(product)
  provider.person = {
    sub: 'rumi',
    email: 'rumi@people.example',
    email_verified: true,
    name: 'Rumi',
  }
})
afterAll(async () => {
  await product?.remove()
  await provider?.close()
  machine?.remove()
})

/** There and back, with the provider's clock ahead of that of the machine. */
async function signIn(secondsAhead: number): Promise<Response> {
  machine.shiftClock(-secondsAhead * 1000)
  await product.restart()
  const left = await fetch(`${product.url}/login/oidc`, { redirect: 'manual' })
  const cookie = left.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  const back = await provider.visit(left.headers.get('location') ?? '')
  return fetch(back, { redirect: 'manual', headers: { cookie } })
}

test.each([1, 5, 55])('a provider whose clock is %i s ahead signs people in', async (seconds) => {
  const answer = await signIn(seconds)
  expect(answer.status).toBe(303)
  expect(answer.headers.getSetCookie().join()).toMatch(/session=[^;]/)
})

test('one whose clock is ten minutes ahead does not, with a sentence, and the operator sees by how much', async () => {
  const answer = await signIn(600)
  expect(answer.status).toBe(401)
  expect(answer.headers.getSetCookie().join()).not.toMatch(/session=[^;]/)
  expect(await answer.text()).toContain('Signing in with the other service did not work.')
  expect(product.logs()).toMatch(/"sinceIssued":-(59\d|600).*ID token was not accepted/)
})

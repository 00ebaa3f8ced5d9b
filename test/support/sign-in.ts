import type { BrowserContext } from '@playwright/test'
import type { Credentials, Product } from '#test/product'
import { noteToasts } from '#test/toasts'

/** Signs somebody in through the API, for every page that this context opens from now on. */
export async function signIn(
  product: Product,
  context: BrowserContext,
  { email, password }: Credentials,
): Promise<void> {
  await noteToasts(context)
  const answer = await context.request.post(`${product.url}/api/v1/session`, {
    data: { email, password },
    headers: { origin: product.url },
  })
  if (answer.status() !== 204) throw new Error(`${email} cannot sign in: ${await answer.text()}`)
}

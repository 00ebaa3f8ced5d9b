import type { Product } from '#test/product'
import { callApi } from './call-api.ts'

/** Reports a concern as anybody may, with an address for the answer. */
export async function reportConcern(product: Product, text: string): Promise<{ id: string }> {
  const concern = { kind: 'concern', text, from: 'rahima@padma.example', page: '/check' }
  return callApi(product, {}, ['POST', '/cases'], concern)
}

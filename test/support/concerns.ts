import type { Product } from '#test/product'

/** Reports a concern as anybody may, with an address for the answer. */
export async function reportConcern({ url }: Product, text: string): Promise<{ id: string }> {
  const answer = await fetch(`${url}/api/v1/cases`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ kind: 'concern', text, from: 'rahima@padma.example', page: '/check' }),
  })
  return (await answer.json()) as { id: string }
}

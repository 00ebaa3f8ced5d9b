import type { Product } from '#test/product'

/** Calls the API of a running product with a key, or the proof that a candidate was given; throws what is refused. */
export async function callApi(
  { url }: Product,
  bearer: string,
  [method, path]: readonly [method: string, path: string],
  body?: object,
) {
  const isForm = body instanceof FormData
  const answer = await fetch(`${url}/api/v1${path}`, {
    method,
    headers: {
      authorization: `Bearer ${bearer}`,
      // What is changed here nobody has changed yet.
      'if-match': '1',
      ...(isForm ? {} : { 'content-type': 'application/json' }),
    },
    ...(body ? { body: isForm ? body : JSON.stringify(body) } : {}),
  })
  if (!answer.ok) throw new Error(`${method} ${path}: ${await answer.text()}`)
  return answer.json()
}

/** Opens the file of a record as its candidate does, and answers the proof of it. */
export async function openFileByCode(
  product: Product,
  key: string,
  { id, passportNumber }: { id: string; passportNumber: string },
): Promise<string> {
  const { accessCode } = await callApi(product, key, ['POST', `/records/${id}/access-code`])
  const opened = await callApi(product, key, ['POST', '/lookups'], { passportNumber, accessCode })
  return opened.viewing.token
}

/** A running product. */
type Running = { readonly url: string }

/**
 * Calls the API of a running product with a key, a candidate's proof or these headers; throws refusals. Sends a body as
 * JSON; a form, bytes, and a file with its name unchanged. An answer that is no JSON is read to its end.
 */
export async function callApi(
  { url }: Running,
  by: string | Record<string, string>,
  [method, path]: readonly [method: string, path: string],
  body?: object,
  // By default nobody has changed the record yet.
  version = 1,
) {
  const sent = sentAs(body)
  const answer = await fetch(`${url}/api/v1${path}`, {
    method,
    ...sent,
    headers: {
      ...(typeof by === 'string' ? { authorization: `Bearer ${by}` } : by),
      ...{ 'if-match': String(version), ...sent.headers },
    },
  })
  if (!answer.ok) throw new Error(`${method} ${path}: ${await answer.text()}`)
  if (answer.headers.get('content-type')?.startsWith('application/json')) return answer.json()
  await answer.arrayBuffer()
  return null
}

function sentAs(body?: object): { headers?: Record<string, string>; body?: BodyInit } {
  if (body instanceof FormData) return { body }
  if (body instanceof Uint8Array) return { body: new Uint8Array(body) }
  if (body instanceof File)
    return { body, headers: { 'x-file-name': encodeURIComponent(body.name) } }
  const headers = { 'content-type': 'application/json' }
  return body ? { headers, body: JSON.stringify(body) } : { headers }
}

/** Changes settings of the organisation, whatever their version is. */
export async function changeSettings(product: Running, key: string, body: object): Promise<void> {
  const { version } = await callApi(product, key, ['GET', '/organisation'])
  await callApi(product, key, ['PATCH', '/organisation'], body, version)
}

/** Calls the API about a record, with its current version. */
export async function callAboutRecord(
  product: Running,
  key: string,
  id: string,
  [method, path]: readonly [method: string, path: string],
  body?: object,
) {
  const { version } = await callApi(product, key, ['GET', `/records/${id}`])
  return callApi(product, key, [method, `/records/${id}${path}`], body, version)
}

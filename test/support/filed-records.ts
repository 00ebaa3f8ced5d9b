import { callApi } from '#test/call-api'
import { addRecord, type Product } from '#test/product'

type Filed = readonly [kind: string, bytes: Buffer]

/** Files documents of a record by the API, one after the other. */
export async function fileDocuments(
  product: Product,
  key: string,
  id: string,
  documents: readonly Filed[],
): Promise<void> {
  for (const [kind, bytes] of documents)
    await callApi(product, key, ['PUT', `/records/${id}/documents/${kind}`], bytes)
}

/** Enters a record by the API, names it and files its documents; returns its id. */
export async function namedRecord(
  product: Product,
  key: string,
  name: string,
  documents: readonly Filed[] = [],
): Promise<string> {
  const { id } = await addRecord(product, key)
  await callApi(product, key, ['PATCH', `/records/${id}`], { name })
  await fileDocuments(product, key, id, documents)
  return id
}

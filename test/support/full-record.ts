import { callApi } from '#test/call-api'
import { fileDocuments } from '#test/filed-records'
import { documentPng, threePagePdf } from '#test/phone-photos'
import { addRecord, type Product } from '#test/product'

/** Makes a record with content in every part of its page. */
export async function fullRecord(product: Product, key: string): Promise<string> {
  const send = (method: string, path: string, body?: object, version?: number) =>
    callApi(product, key, [method, path], body, version)
  const { id } = await addRecord(product, key)
  const of = `/records/${id}`
  await send('PATCH', of, { name: 'Salma Akter', email: 'salma@example.org' })
  await fileDocuments(product, key, id, [
    ['photo', await documentPng('Salma')],
    ['visa-paper', threePagePdf()],
    ['visa-paper', await documentPng('Second')],
  ])
  await send('POST', `${of}/access-code`)
  await send('PUT', `${of}/contract/terms`, { employer: 'Maple Farms', durationMonths: 24 }, 0)
  const original = { kind: 'passport', purpose: 'visa-application' }
  await send('POST', `${of}/originals`, {
    ...original,
    ...{ receivedOn: '2026-01-05', dueOn: '2027-01-05' },
  })
  return id
}

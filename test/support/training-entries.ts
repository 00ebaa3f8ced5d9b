import { callApi } from '#test/call-api'
import type { Product } from '#test/product'

/** Makes a class of two sessions by the API, and opens it; returns its id. */
export async function openClass(product: Product, key: string, details: object): Promise<string> {
  const made = await callApi(product, key, ['POST', '/classes'], {
    title: 'Class',
    place: 'Second floor, House 12, Road 5, Dhaka',
    timeZone: 'Asia/Dhaka',
    sessions: [
      { startsAt: '2036-12-01T10:00', endsAt: '2036-12-01T12:00' },
      { startsAt: '2036-12-08T10:00', endsAt: '2036-12-08T12:00' },
    ],
    seats: 12,
    fee: 0,
    currency: 'BDT',
    ...details,
  })
  await callApi(product, key, ['POST', `/classes/${made.id}/state`], { state: 'open' })
  return made.id
}

/** Enters a payment by the API, in cash unless the details say otherwise; returns the entry. */
export function pay(product: Product, key: string, details: object) {
  return callApi(product, key, ['POST', '/payments'], {
    currency: 'BDT',
    method: 'cash',
    receivedOn: '2026-11-19',
    ...details,
  })
}

import type { Page } from '@playwright/test'
import { documentPng } from '#test/phone-photos'
import type { Product } from '#test/product'

let number = 7_000_000

/** Types a new candidate's details into the form; returns the passport number. */
export async function fillIn(page: Page, name = 'Jamal Hossain'): Promise<string> {
  number += 1
  const details = {
    'Passport number': `BX${number}`,
    'Reference number': `W${number}`,
    "Father's name": 'Kamal Hossain',
    "Mother's name": 'Nasima Begum',
    'Permanent address': 'Road 1, Bogura',
  }
  for (const [label, value] of Object.entries(details)) await page.getByLabel(label).fill(value)
  await page.getByRole('textbox', { name: /^Name/ }).fill(name)
  return `BX${number}`
}

/** Chooses pictures with these names for the whole form. */
export async function choose(page: Page, ...names: string[]): Promise<void> {
  const files = names.map(async (name) => ({
    name,
    mimeType: 'image/png',
    buffer: await documentPng(`${name} ${number}`),
  }))
  await page.locator('input[type=file][multiple]').setInputFiles(await Promise.all(files))
}

/** The form's place for one kind of document. */
export const slot = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

export interface FiledRecord {
  id: string
  documents: { id: string; kind: string; version: number; originalName: string }[]
}

/** Returns the records with a passport number, each with its current documents, from the API. */
export async function onFile(
  { url }: Product,
  key: string,
  passportNumber: string,
): Promise<FiledRecord[]> {
  const headers = { authorization: `Bearer ${key}` }
  const ask = async (path: string, init: RequestInit = {}) =>
    (await fetch(`${url}/api/v1${path}`, { headers, ...init })).json()
  const search = { method: 'POST', body: JSON.stringify({ search: passportNumber }) }
  const { records } = (await ask('/records/search', search)) as { records: { id: string }[] }
  return Promise.all(records.map(({ id }) => ask(`/records/${id}`) as Promise<FiledRecord>))
}

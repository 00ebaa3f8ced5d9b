import type { Page } from '@playwright/test'
import { callApi } from '#test/call-api'
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
  product: Product,
  key: string,
  passportNumber: string,
): Promise<FiledRecord[]> {
  const search = { search: passportNumber }
  const { records } = await callApi(product, key, ['POST', '/records/search'], search)
  const ids = records.map(({ id }: FiledRecord) => id)
  return Promise.all(ids.map((id: string) => callApi(product, key, ['GET', `/records/${id}`])))
}

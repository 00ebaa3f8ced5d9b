import { rmSync, writeFileSync } from 'node:fs'
import { candidate } from '#test/candidates'
import { holdTraining } from '#test/held-training'
import { startHttpsProduct } from '#test/https-front'
import { documentPng, phonePhotoJpeg, threePagePdf } from '#test/phone-photos'
import type { Credentials, Product } from '#test/product'
import { apiKey, publishNotice, setUpProduct, startProduct } from '#test/product'
import { inSentences, office } from '#test/said'

/** The content of a set-up product, and a product without set-up. */
export interface Held {
  product: Product
  bare: Product
  admin: Credentials
  passportNumber: string
  accessCode: string
  reference: string
  /** Path of a file that is held. */
  file: string
  /** A link with which the admin chooses a new password. */
  resetLink: string
  /** An unused invitation. */
  inviteLink: string
}

/**
 * Starts two products and fills one with what the screens show, for a candidate with these details. That
 * one uses https, with a certificate that only this process trusts, and these settings of its own.
 */
export async function hold(
  given: Parameters<typeof candidate>[0] = {},
  languages: readonly string[] = ['en', 'bn'],
  own: Record<string, string> = {},
): Promise<Held> {
  const env = { CANDOR_RAISED_LIMITS: '127.0.0.1,::1' }
  // Attestations are made only on https, where others can check them.
  const product = await startHttpsProduct({ ...env, ...own })
  const bare = await startProduct({ env })
  const admin = await setUpProduct(product)
  const key = await apiKey(product, 'admin', 'candidates')
  const forAccounts = callWith(product, await apiKey(product, 'admin', 'accounts'))
  const call = callWith(product, key)
  const settings = {
    address: office,
    telephones: ['+880255550100'],
    email: 'files@padma.example',
    languages,
    scanReasons: { medical: inSentences('reason_employer') },
  }
  await call('PATCH', '/organisation', JSON.stringify(settings), 1)
  await publishNotice(product, key)
  const details = candidate({ destinationCountry: 'AU', ...given })
  const { id, reference } = await call('POST', '/records', JSON.stringify(details))
  const put = (kind: string, bytes: Buffer) =>
    call('PUT', `/records/${id}/documents/${kind}`, new Uint8Array(bytes))
  const document = await documentPng('Work Permit Certificate')
  await put('photo', await phonePhotoJpeg({ width: 1000, height: 800, label: 'Portrait' }))
  await put('work-permit', document)
  await put('job-offer', await phonePhotoJpeg({ width: 2000, height: 1500 }))
  await put('lmia', await documentPng('LMIA'))
  await put('medical', await documentPng('Medical'))
  const sighting = { kind: 'police-clearance', seenOn: '2026-01-05', number: 'PCC-20417' }
  await call('POST', `/records/${id}/sightings`, JSON.stringify(sighting))
  await put('visa-paper', threePagePdf())
  const wage = { amount: 150_000, currency: 'SAR', period: 'month' }
  const terms = { employer: 'Al Noor Cleaning', job: 'Cleaner', wage, housing: 'free' }
  await call('PUT', `/records/${id}/contract/terms`, JSON.stringify(terms), 0)
  const { accessCode } = await call('POST', `/records/${id}/access-code`)
  const { accounts } = await call('GET', '/accounts')
  await holdTraining(call, accounts[0].id)
  const { link: resetLink } = await forAccounts('POST', `/accounts/${accounts[0].id}/reset-link`)
  const { link: inviteLink } = await forAccounts('POST', '/invites', '{"role":"moderator"}')
  // Named by the process, so that another test's product does not sweep it away.
  const file = `${product.dataFolder} paper.png`
  writeFileSync(file, document)
  const { passportNumber } = details
  const known = { passportNumber, accessCode, reference, file, resetLink, inviteLink }
  return { product, bare, admin, ...known }
}

/** Ends both products and removes the file beside them. */
export async function letGo({ product, bare, file }: Held): Promise<void> {
  await product.remove()
  await bare.remove()
  rmSync(file, { force: true })
}

function callWith(product: Product, key: string) {
  return async (method: string, path: string, body?: BodyInit, version?: number) => {
    const headers = new Headers({ authorization: `Bearer ${key}` })
    if (typeof body === 'string') headers.set('content-type', 'application/json')
    if (version !== undefined) headers.set('if-match', String(version))
    const init = body === undefined ? {} : { body }
    const answer = await fetch(`${product.url}/api/v1${path}`, { method, headers, ...init })
    if (!answer.ok) throw new Error(`${method} ${path}: ${await answer.text()}`)
    return answer.json()
  }
}

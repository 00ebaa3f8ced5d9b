import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Browser, Page } from '@playwright/test'
import { callApi } from '#test/call-api'
import { answered, openDashboard, signedInPage } from '#test/dashboard'
import { openDatabaseFile } from '#test/database-file'
import { fileDocuments } from '#test/filed-records'
import { expectFitAndAccessible } from '#test/looks'
import { expect, test } from '#test/own-product'
import { addRecord, apiKey, type Credentials, headKept, type Product } from '#test/product'
import { smallPicture } from '#test/tables'
import { expectToast } from '#test/toasts'

const longAgo = '2020-03-01T09:00:00.000Z'
const kinds = ['fingerprint', 'visa-paper'] as const

/** A record with two documents, which nobody has changed since they were entered. */
async function oldRecord(product: Product, key: string, number: number) {
  const { id } = await addRecord(product, key)
  for (const kind of kinds)
    await fileDocuments(product, key, id, [
      [kind, await smallPicture(number * 2 + kinds.indexOf(kind))],
    ])
  return id
}

/**
 * As if the fingerprint papers had been there for years; the records were changed a year and a half ago. Returns what puts
 * the records back as their events say that they were written.
 */
async function letTimePass(product: Product): Promise<() => Promise<void>> {
  const change = async (run: (database: ReturnType<typeof openDatabaseFile>) => void) => {
    await product.kill()
    const database = openDatabaseFile(product)
    run(database)
    database.close()
    await product.restart()
  }
  let written: { id: string; updatedAt: string }[] = []
  await change((database) => {
    written = database
      .prepare<[], (typeof written)[number]>('select "id", "updatedAt" from "records"')
      .all()
    const lately = new Date(Date.now() - 540 * 86_400_000).toISOString()
    database.prepare('update "records" set "updatedAt" = ?').run(lately)
    database.prepare('update "documents" set "uploadedAt" = ?').run(longAgo)
  })
  return () =>
    change((database) => {
      const put = database.prepare('update "records" set "updatedAt" = ? where "id" = ?')
      for (const { id, updatedAt } of written) put.run(updatedAt, id)
    })
}

/** Opens the list with this many old records, signed in as an admin. */
async function openList(
  product: Product,
  { browser, admin }: { browser: Browser; admin: Credentials },
  records: number,
): Promise<Page> {
  const key = await apiKey(product, 'admin')
  for (let number = 1; number <= records; number += 1) await oldRecord(product, key, number)
  await letTimePass(product)
  const page = await signedInPage(product, browser, admin)
  await openDashboard(page, product, '/due-removals', 'Due for removal')
  return page
}

test('an admin sees what is due, removes it after a question, and a shorter time is asked about', async ({
  browser,
  product,
  admin,
}) => {
  const page = await openList(product, { browser, admin }, 3)
  const table = page.getByRole('table', { name: 'Due for removal' })
  await expect(table.getByRole('row')).toHaveCount(4)
  await expect(table).toContainText('counted from the last change')
  await expectFitAndAccessible(page, 'due for removal')
  await page
    .getByRole('button', { name: /^Remove for good: Fingerprint Paper/ })
    .first()
    .click()
  await expect(page.getByRole('dialog')).toContainText('removed for good: Fingerprint Paper')
  await page.getByRole('button', { name: 'Yes, remove it!' }).click()
  await expectToast(page, 'Removed: 1.')
  await expect(table.getByRole('row')).toHaveCount(3)
  await page.getByLabel('What is due').selectOption('record')
  await expect(page.getByText('Nothing is due.')).toBeVisible()
  await page.getByLabel('What is due').selectOption('')
  await page.getByRole('button', { name: 'Remove all 2 on this page' }).click()
  await page.getByRole('button', { name: 'Yes, remove 2' }).click()
  await expect(page.getByText('Nothing is due.')).toBeVisible()

  await openDashboard(page, product, '/settings/keeping', 'Keeping')
  await page.getByLabel('All other documents and details: after the last change').fill('12')
  await expect(page.getByText('With these times 3 whole records are due')).toBeVisible()
  await page.getByLabel('Remove what is due automatically').check()
  await page.getByRole('button', { name: 'Save settings' }).click()
  await expect(page.getByRole('dialog')).toContainText('a week after it was listed')
  await page.getByRole('button', { name: 'Save these times' }).click()
  await answered(page)
  await expectToast(page, 'Settings saved')
  await page.context().close()
})

test('while the clocks of the server and this computer disagree, nothing can be removed', async ({
  browser,
  product,
  admin,
}) => {
  const page = await openList(product, { browser, admin }, 2)
  const remove = page.getByRole('button', { name: /^Remove (?:for good|all)/ })
  const doubt = page.getByText('Which clock is right?')
  await expect(remove).toHaveCount(3)
  // Until another filter's list has come, the one before it is shown.
  const { promise: mayCome, resolve: letCome } = Promise.withResolvers<void>()
  await page.route(/due-removals\?.*what=record/, async (route) => {
    await mayCome
    await route.continue()
  })
  const asked = page.waitForRequest(/what=record/)
  await page.getByLabel('What is due').selectOption('record')
  await asked
  await expect(remove).toHaveCount(3)
  await expect(doubt).toHaveCount(0)
  letCome()
  await expect(page.getByText('Nothing is due.')).toBeVisible()
  // Seen from a computer whose clock is right, this is a server whose clock is a year ahead.
  await page.clock.setFixedTime(new Date(Date.now() - 365 * 86_400_000))
  await openDashboard(page, product, '/due-removals', 'Due for removal')
  await expect(doubt).toBeVisible()
  await expect(page.getByRole('table', { name: 'Due for removal' })).toBeVisible()
  await expect(remove).toHaveCount(0)
  await expectFitAndAccessible(page, 'due for removal by a clock in doubt')
  await page.context().close()
})

test('kill -9 during removals leaves no file without its row, no row without its file, and takes nothing else', async ({
  product,
}) => {
  const records = 8
  await headKept(product)
  const key = await apiKey(product, 'admin', 'purge')
  const ids: string[] = []
  for (let number = 1; number <= records; number += 1)
    ids.push(await oldRecord(product, key, number))
  const putBack = await letTimePass(product)
  const due = async () => (await callApi(product, key, ['GET', '/due-removals'])).due
  await expect.poll(async () => (await due()).length).toBe(records)
  let kills = 0
  for (let left = await due(); left.length > 0; left = await due()) {
    const removals = left.map(({ recordId, what, since }: Record<string, string>) => ({
      ...{ recordId, what, since },
    }))
    const remove = ['POST', '/due-removals/remove'] as const
    const under = callApi(product, key, remove, { removals }).catch(() => null)
    // The first at once, because on a busy machine one that waits may come when all is done.
    await pause(Math.max(0, kills * 15 - 5))
    await product.kill()
    await under
    kills += 1
    await product.restart()
  }
  expect(kills).toBeGreaterThan(1)
  const database = openDatabaseFile(product, { readonly: true })
  const rows = database
    .prepare<[], { id: string; recordId: string; kind: string }>(
      'select "id", "recordId", "kind" from "documents"',
    )
    .all()
  const purged = database
    .prepare<[], { subject: string }>(
      `select "subject" from "auditEvents" where "action" = 'document.purged'`,
    )
    .all()
  database.close()
  expect(rows.map(({ kind }) => kind)).toEqual(Array.from({ length: records }, () => 'visa-paper'))
  expect(purged.map(({ subject }) => subject).toSorted()).toEqual(
    ids.map((id) => `record:${id}`).toSorted(),
  )
  const files = () =>
    ids.flatMap((id) =>
      readdirSync(join(product.dataFolder, 'files', 'originals', id)).map((one) => `${id}/${one}`),
    )
  // A sweep that met the work on imports at the start comes again after a minute.
  await expect
    .poll(() => files().toSorted(), { timeout: 180_000 })
    .toEqual(rows.map(({ id, recordId }) => `${recordId}/${id}`).toSorted())
  await putBack()
  const doctor = await product.run(['doctor'])
  expect(doctor, doctor.stdout).toMatchObject({ code: 0 })
})

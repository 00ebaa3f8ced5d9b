import type { Page } from '@playwright/test'
import { answered, openDashboard } from '#test/dashboard'
import { expect, test } from '#test/job'
import { expectGoodInEveryLook } from '#test/looks'

const name = 'Board Candidate'

/** The stage below which the record stands, once the board has answered. */
async function stageOf(page: Page): Promise<string> {
  await answered(page)
  const column = page.locator('[data-column]').filter({ has: page.getByRole('link', { name }) })
  return (await column.getByRole('heading').locator('bdi').innerText()).trim()
}

test(`a record goes from stage to stage by keys, buttons and the mouse`, async ({
  admin: page,
  product,
}) => {
  const { id } = await product.newFile([], { name })
  await openDashboard(page, product, '/stages', 'Stages')
  expect(await stageOf(page)).toBe('No stage')
  const card = page.getByRole('link', { name })
  await card.press('Shift+ArrowRight')
  await expect.poll(() => stageOf(page)).toBe('Registered with us')
  await expect(card).toBeFocused()
  await page.getByRole('button', { name: `Move ${name} to Selected by the employer` }).click()
  await expect.poll(() => stageOf(page)).toBe('Selected by the employer')
  // Between two arrows, and read out and copied as one.
  const reference = page.getByRole('listitem').filter({ has: card }).getByText(/^CR-/)
  const line = await reference.boundingBox()
  expect(line?.height).toBeLessThan(28)
  // The record waits for its approval: the badge that says so pushes the arrows onto no other line.
  const arrow = page.getByRole('button', { name: `Move ${name} to Medical examination` })
  expect((await arrow.boundingBox())?.y).toBeLessThan((line?.y ?? 0) + (line?.height ?? 0))
  const medical = page.locator('[data-column]').filter({ hasText: 'Medical examination' })
  await page.getByRole('listitem').filter({ has: card }).dragTo(medical)
  await expect.poll(() => stageOf(page)).toBe('Medical examination')
  await expect(medical.getByRole('heading')).toContainText('1')
  await expectGoodInEveryLook(page, 'the stages of all records')
  for (const before of ['Selected by the employer', 'Registered with us', 'No stage']) {
    await card.press('Shift+ArrowLeft')
    await expect.poll(() => stageOf(page)).toBe(before)
  }
  await openDashboard(page, product, `/records/${id}`, name)
  // The latest first, each with the day, the time and the name of who set it.
  const steps = page.getByRole('list', { name: 'Stages so far' }).getByRole('listitem')
  const by = String.raw` · \d{1,2} \w+ 20\d\d, \d\d:\d\d\s\S+ · Amina[^·]*$`
  const gone = ['Taken back', 'Registered with us', 'Selected by the employer']
  const shown = [...gone, 'Medical examination', ...gone.slice(1).toReversed()]
  for (const [at, stage] of shown.entries())
    await expect(steps.nth(at)).toHaveText(new RegExp(`^${stage}${by}`))
})

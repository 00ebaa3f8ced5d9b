import type { Page } from '@playwright/test'
import type { Held } from '#test/held'
import { goTo, type Screen, send, wrong } from '#test/screen'

/** The pages of a complaint: the form, refused, written, and looked up by its number. */
export const complaintScreens: Readonly<Record<string, Screen>> = {
  complaint: { at: '/complaint', shows: '#text' },
  'complaint-empty': {
    at: '/complaint',
    shows: wrong,
    open: (page, held) => send(page, held, '/complaint', { text: '' }),
  },
  'complaint-written': { at: '/complaint', shows: '.printed', open: writeComplaint },
  'complaint-standing': {
    at: '/complaint/{number}',
    open: async (page, held) => {
      await writeComplaint(page, held)
      const number = await page.locator('.printed .facts dd').first().textContent()
      await goTo(page, held, `/complaint/${number}`)
    },
  },
}

/** Writes a complaint without sending it, and opens its page. */
async function writeComplaint(page: Page, held: Held): Promise<void> {
  await goTo(page, held, '/complaint')
  for (const id of ['about-employer', 'send-keep']) await page.locator(`#${id}`).check()
  await page.locator('#origin').selectOption('BD')
  await page.locator('#destination').selectOption('SA')
  await page.locator('#text').fill('No pay since June.')
  await page.locator('main form[action="/complaint"] button').click()
  await page.locator('.printed').waitFor()
}

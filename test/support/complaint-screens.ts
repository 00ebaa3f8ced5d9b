import type { Page } from '@playwright/test'
import type { Held } from '#test/held'
import { goTo, type Screen, send, wrong } from '#test/screen'

/** The pages of a complaint: the form, refused, written, and looked up by its number. */
export const complaintScreens: Readonly<Record<string, Screen>> = {
  complaint: {
    at: '/tell/{kind}',
    shows: '#text',
    open: (page, held) => goTo(page, held, '/tell/complaint'),
  },
  'complaint-empty': {
    at: '/tell/{kind}',
    shows: wrong,
    open: (page, held) => send(page, held, '/tell/complaint', { text: '' }),
  },
  'complaint-written': { at: '/tell/{kind}', shows: '.printed', open: writeComplaint },
  'complaint-standing': {
    at: '/case/{number}',
    open: async (page, held) => {
      await writeComplaint(page, held)
      const number = await page.locator('.printed .facts dd').first().textContent()
      await goTo(page, held, `/case/${number}`)
    },
  },
}

/** Writes a complaint without sending it, and opens its page. */
async function writeComplaint(page: Page, held: Held): Promise<void> {
  await goTo(page, held, '/tell/complaint')
  for (const id of ['about-employer', 'send-keep']) await page.locator(`#${id}`).check()
  await page.locator('#origin').selectOption('BD')
  await page.locator('#destination').selectOption('SA')
  await page.locator('#text').fill('No pay since June.')
  await page.locator('main form[action="/tell/complaint"] button').click()
  await page.locator('.printed').waitFor()
}

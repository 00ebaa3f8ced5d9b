import { expect, test } from 'vitest'
import { startTestApp } from '#test/test-app'

const app = await startTestApp()

/** Of the older system, in bookmarks and on slips, and of candidates' pages in the dashboard: written out, so that none is lost from the table unnoticed. */
const promisedAddresses = {
  '/Check_Visa': '/check',
  '/Work_Permit': '/check/work-permit',
  '/Visa': '/check/visa-paper',
  '/Application_Stts': '/check/application-status',
  '/Lima': '/check/lmia',
  '/MaltipleInput': '/dashboard/import',
  '/Update_A_User/42': '/dashboard/records/42/edit',
  '/dashboard/Entry': '/dashboard/entry',
  '/dashboard/ManagePost': '/dashboard/submit',
  '/dashboard/update': '/dashboard/records',
  '/dashboard/Admin_Control': '/dashboard/accounts',
  '/dashboard/Control_Post': '/dashboard/notices',
  '/dashboard/change-date': '/dashboard/settings',
  '/dashboard/my-file': '/my/file',
  '/dashboard/my-shares': '/my/shares',
  '/dashboard/my-enrolled-classes': '/my/classes',
  '/dashboard/my-selected-classes': '/my/classes/selected',
  '/dashboard/payment-history': '/my/payments',
}

test('former addresses lead to those of today for good, without a number in them', async () => {
  for (const [from, to] of Object.entries(promisedAddresses))
    for (const path of [from, `${from}/`, `${from}?passport=AB1234567`]) {
      const answer = await app.request(path)
      expect(answer.status, path).toBe(301)
      expect(answer.headers.get('location')).toBe(to)
    }
})

import type { Hono } from 'hono'

/** The older system's addresses (SPEC §6), which stand in bookmarks and on printed slips. */
export const oldAddresses: readonly (readonly [string, string])[] = [
  ['/Check_Visa', '/check'],
  ['/Work_Permit', '/check/work-permit'],
  ['/Visa', '/check/visa-paper'],
  ['/Application_Stts', '/check/application-status'],
  ['/Lima', '/check/lmia'],
  ['/MaltipleInput', '/dashboard/import'],
  ['/Update_A_User/{id}', '/dashboard/records/{id}/edit'],
  ['/dashboard/Entry', '/dashboard/entry'],
  ['/dashboard/ManagePost', '/dashboard/submit'],
  ['/dashboard/update', '/dashboard/records'],
  ['/dashboard/Admin_Control', '/dashboard/accounts'],
  ['/dashboard/Control_Post', '/dashboard/notices'],
  ['/dashboard/change-date', '/dashboard/settings'],
]

/** Answers them with permanent redirects, with a slash at their end too. */
export function mountOldAddresses(hono: Hono): void {
  for (const [from, to] of oldAddresses) {
    const path = from.replace('{id}', ':id')
    hono.on('GET', [path, `${path}/`], (c) =>
      c.redirect(to.replace('{id}', encodeURIComponent(c.req.param('id') ?? '')), 301),
    )
  }
}

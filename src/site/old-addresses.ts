import type { Hono } from 'hono'
import { mountGet } from '#api'

/**
 * Addresses of the older system, which are in bookmarks and on printed slips, and former addresses of pages: each
 * leads to its successor.
 */
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
  ['/dashboard/my-file', '/my/file'],
  ['/dashboard/my-shares', '/my/shares'],
  ['/dashboard/my-enrolled-classes', '/my/classes'],
  ['/dashboard/my-selected-classes', '/my/classes/selected'],
  ['/dashboard/payment-history', '/my/payments'],
  ['/report', '/tell/concern'],
  ['/new-code', '/tell/code'],
  ['/complaint', '/tell/complaint'],
  ['/complaint/{id}', '/case/{id}'],
  ['/file/wrong', '/file/told'],
  ['/my/file/wrong', '/my/file/told'],
  ['/file/leaving', '/file/tell/leaving'],
  ['/my/file/leaving', '/my/file/tell/leaving'],
  ['/dashboard/concerns', '/dashboard/cases'],
  ['/dashboard/concerns/{id}', '/dashboard/cases/{id}'],
  ['/dashboard/complaints', '/dashboard/cases'],
  ['/dashboard/contests', '/dashboard/cases'],
]

/** Redirects them permanently, with a trailing slash too. */
export function mountOldAddresses(hono: Hono): void {
  for (const [from, to] of oldAddresses) {
    const path = from.replace('{id}', ':id')
    for (const each of [path, `${path}/`])
      mountGet(hono, each, (c) =>
        c.redirect(to.replace('{id}', encodeURIComponent(c.req.param('id') ?? '')), 301),
      )
  }
}

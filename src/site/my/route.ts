import { attestationPagesOf } from '../attestations/route.tsx'
import { bringPagesOf } from '../bring/route.tsx'
import { casePagesOf } from '../cases/own-route.tsx'
import { contractPagesOf } from '../contract/page.tsx'
import { byViewing } from '../file/by-viewing.tsx'
import { codeChangePagesOf } from '../file/code-change.tsx'
import { consentPagesOf } from '../file/consents.tsx'
import type { FileAccess } from '../file/file-access.tsx'
import { messageSwitchPagesOf } from '../file/messages.tsx'
import { ownDataPagesOf } from '../file/own-data.tsx'
import { closePage, filePagesOf } from '../file/route.tsx'
import { moneyPagesOf } from '../money/page.tsx'
import type { AnyPage } from '../route.ts'
import { sharePagesOf } from '../share/route.tsx'
import { byAccount, byLink, linkPages } from './by-link.tsx'
import { attendancePage, classPages } from './classes-route.tsx'
import { paymentPages } from './payments-route.tsx'

/** The pages of an own file, the same for either way of opening it. */
function pagesOf(way: FileAccess): AnyPage[] {
  return [
    ...filePagesOf(way),
    ...bringPagesOf(way),
    ...contractPagesOf(way),
    ...moneyPagesOf(way),
    ...casePagesOf(way),
    ...attestationPagesOf(way),
    ...ownDataPagesOf(way),
    ...messageSwitchPagesOf(way),
    ...consentPagesOf(way),
    ...codeChangePagesOf(way),
    ...sharePagesOf(way),
  ]
}

/** One's own file, with number and code or with an account, and the other pages of a signed-in person. */
export const ownPages = [
  ...pagesOf(byViewing),
  closePage,
  ...pagesOf(byLink),
  ...casePagesOf(byAccount),
  ...linkPages,
  ...classPages,
  attendancePage,
  ...paymentPages,
]

import { attestationPagesOf } from '../attestations/route.tsx'
import { casePagesOf } from '../cases/own-route.tsx'
import { codeChangePagesOf } from '../code-change/route.tsx'
import { consentPagesOf } from '../consents/route.tsx'
import { contractPagesOf } from '../contract/route.tsx'
import { filePagesOf } from '../file/route.tsx'
import { messageSwitchPagesOf } from '../message-switches/route.tsx'
import { moneyPagesOf } from '../money/route.tsx'
import { ownDataPagesOf } from '../own-data/route.tsx'
import { sharePagesOf } from '../share/route.tsx'
import { attendancePage } from './attendance-route.tsx'
import { byAccount } from './by-account.tsx'
import { byLink } from './by-link.tsx'
import { classPages } from './classes-route.tsx'
import { linkPages } from './link-route.tsx'
import { paymentPages } from './payments-route.tsx'

/** The pages of a signed-in person: their own file, who may see what of it, classes and payments. */
export const ownPages = [
  ...filePagesOf(byLink),
  ...contractPagesOf(byLink),
  ...moneyPagesOf(byLink),
  ...casePagesOf(byLink),
  ...casePagesOf(byAccount),
  ...attestationPagesOf(byLink),
  ...ownDataPagesOf(byLink),
  ...messageSwitchPagesOf(byLink),
  ...consentPagesOf(byLink),
  ...codeChangePagesOf(byLink),
  ...linkPages,
  ...sharePagesOf(byLink),
  ...classPages,
  attendancePage,
  ...paymentPages,
]

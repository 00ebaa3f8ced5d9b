import { aboutPage } from './about/route.tsx'
import { accountPages } from './account/route.tsx'
import { apiDocsPage, apiPartPage } from './api-docs/route.tsx'
import { attestationPages } from './attestations/route.tsx'
import { publicCasePages } from './cases/route.tsx'
import { checkPages } from './check/route.tsx'
import { closingPage } from './closing/route.tsx'
import { codeChangePages } from './code-change/route.tsx'
import { confirmPages } from './confirm/route.tsx'
import { consentPages } from './consents/route.tsx'
import { otherContractPages } from './contract/other-route.tsx'
import { contractPages } from './contract/route.tsx'
import { crawlerPages } from './crawlers/route.ts'
import { domainsPage } from './domains/route.tsx'
import { filePages } from './file/route.tsx'
import { forgotPages } from './forgot/route.tsx'
import { helpPage } from './help/route.tsx'
import { homePage } from './home/route.tsx'
import { identityPages } from './identity/route.ts'
import { languagePage } from './language-choice/route.ts'
import { leavingPages } from './leaving/route.tsx'
import { legalPage } from './legal/route.tsx'
import { loginPages } from './login/route.ts'
import { logoutPage } from './logout.ts'
import { messageSwitchPages } from './message-switches/route.tsx'
import { moneyPages } from './money/route.tsx'
import { ownPages } from './my/route.ts'
import { noticePages } from './notices/route.tsx'
import { officialChecksPage } from './official-checks/route.tsx'
import { ownDataPages } from './own-data/route.tsx'
import { previewPages } from './preview/route.tsx'
import { receiptPages } from './receipts/route.tsx'
import { registerPages } from './register/route.tsx'
import { resetPages } from './reset/route.tsx'
import type { AnyPage } from './route.ts'
import { secondFactorPages } from './second-factor/route.tsx'
import { setUpPages } from './set-up/route.tsx'
import { sharePages } from './share/route.tsx'
import { sharedPages } from './shared/route.tsx'
import { themePage } from './theme-choice.ts'
import { verifyPages } from './verify/route.tsx'

/** Every public page, once: the router and the tests read this list. */
export const pages: readonly AnyPage[] = [
  homePage,
  ...checkPages,
  ...filePages,
  ...contractPages,
  ...moneyPages,
  ...otherContractPages,
  ...attestationPages,
  ...ownDataPages,
  ...messageSwitchPages,
  ...consentPages,
  ...leavingPages,
  ...codeChangePages,
  closingPage,
  ...sharePages,
  ...sharedPages,
  ...ownPages,
  ...verifyPages,
  ...receiptPages,
  ...loginPages,
  ...secondFactorPages,
  ...forgotPages,
  ...resetPages,
  ...confirmPages,
  ...registerPages,
  ...accountPages,
  logoutPage,
  themePage,
  languagePage,
  ...setUpPages,
  officialChecksPage,
  helpPage,
  ...publicCasePages,
  ...noticePages,
  legalPage,
  aboutPage,
  domainsPage,
  ...crawlerPages,
  ...identityPages,
  apiDocsPage,
  apiPartPage,
  ...previewPages,
]

/** Pages whose form may include a file: their bodies may be larger than others. */
export const pagesWithFile: ReadonlySet<string> = new Set(
  pages.filter(({ bringsFile }) => bringsFile).map(({ path }) => path),
)

import { apiDocsPage } from './api-docs/route.tsx'
import { checkPages } from './check/route.tsx'
import { filePages } from './file/route.tsx'
import { homePage } from './home/route.tsx'
import { loginPages } from './login/route.tsx'
import { logoutPage } from './logout/route.ts'
import { officialChecksPage } from './official-checks/route.tsx'
import { registerPages } from './register/route.tsx'
import { reportPage } from './report/route.tsx'
import type { AnyPage } from './route.ts'
import { setUpPages } from './set-up/route.tsx'
import { themePage } from './theme-choice/route.ts'

/** Every public page, once: the router and the tests read this list. */
export const pages: readonly AnyPage[] = [
  homePage,
  ...checkPages,
  ...filePages,
  ...loginPages,
  ...registerPages,
  logoutPage,
  themePage,
  ...setUpPages,
  officialChecksPage,
  reportPage,
  apiDocsPage,
]

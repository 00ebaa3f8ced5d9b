import { legalPages } from '#modules/organisation/schema'

/** Every page that search engines may list, besides the notices. A test keeps it complete. */
export const listedAddresses: readonly string[] = [
  '/',
  '/check',
  '/check/work-permit',
  '/check/visa-paper',
  '/check/application-status',
  '/check/lmia',
  '/shared',
  '/verify',
  '/official-checks',
  '/tell',
  '/tell/complaint',
  '/help',
  '/notices',
  '/about',
  '/domains',
  '/tell/concern',
  '/tell/code',
  ...legalPages.map((page) => `/legal/${page}`),
  '/api/v1/docs',
]

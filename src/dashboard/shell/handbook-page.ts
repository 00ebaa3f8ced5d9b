/** The page of the handbook for each page of the dashboard, by the beginning of its address. */
const pages: readonly (readonly [path: string, page: string])[] = [
  ['/overview', 'overview'],
  ['/failed-messages', 'overview'],
  ['/withdrawn-consents', 'overview'],
  ['/leavings', 'overview'],
  ['/slips', 'access-code'],
  ['/unprinted-codes', 'access-code'],
  ['/records?view=stages', 'stages'],
  ['/records?view=originals', 'originals'],
  ['/records?view=ending', 'dates'],
  ['/records?view=withheld', 'hidden-documents'],
  ['/records?view=again', 'hidden-documents'],
  ['/records?view=due', 'retention'],
  ['/records?view=trash', 'trash'],
  ['/records/', 'record'],
  ['/records', 'records'],
  ['/notifications', 'notifications'],
  ['/entry', 'enter'],
  ['/submit', 'enter'],
  ['/submissions', 'submissions'],
  ['/approvals', 'approve'],
  ['/other-contracts', 'other-contracts'],
  ['/money', 'money'],
  ['/cases', 'cases'],
  ['/wrong-codes', 'wrong-codes'],
  ['/accounts', 'accounts'],
  ['/classes', 'classes'],
  ['/taught-classes', 'classes'],
  ['/payments', 'classes'],
  ['/notices', 'notices'],
  ['/settings', 'settings'],
  ['/import', 'import'],
  ['/export', 'export'],
  ['/audit', 'audit'],
  ['/api-keys', 'api-keys'],
]

/** Returns the handbook's page about the job at this address of the dashboard; `index` where there is none. */
export function handbookPage(address: string): string {
  return pages.find(([beginning]) => address.startsWith(beginning))?.[1] ?? 'index'
}

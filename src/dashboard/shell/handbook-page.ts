/** The page of the handbook for each page of the dashboard, by the beginning of its path. */
const pages: readonly (readonly [path: string, page: string])[] = [
  ['/overview', 'overview'],
  ['/failed-messages', 'overview'],
  ['/withdrawn-consents', 'overview'],
  ['/leavings', 'overview'],
  ['/slips', 'access-code'],
  ['/unprinted-codes', 'access-code'],
  ['/records/', 'record'],
  ['/records', 'records'],
  ['/notifications', 'notifications'],
  ['/entry', 'enter'],
  ['/submit', 'enter'],
  ['/submissions', 'submissions'],
  ['/stages', 'stages'],
  ['/approvals', 'approve'],
  ['/originals', 'originals'],
  ['/ending-papers', 'dates'],
  ['/other-contracts', 'other-contracts'],
  ['/contests', 'mistakes'],
  ['/comparison-alerts', 'hidden-documents'],
  ['/old-comparisons', 'hidden-documents'],
  ['/money', 'money'],
  ['/complaints', 'complaints'],
  ['/concerns', 'concerns'],
  ['/wrong-codes', 'wrong-codes'],
  ['/accounts', 'accounts'],
  ['/classes', 'classes'],
  ['/taught-classes', 'classes'],
  ['/payments', 'classes'],
  ['/notices', 'notices'],
  ['/settings', 'settings'],
  ['/import', 'import'],
  ['/export', 'export'],
  ['/due-removals', 'retention'],
  ['/trash', 'trash'],
  ['/audit', 'audit'],
  ['/api-keys', 'api-keys'],
]

/** Returns the handbook's page about the job at this path of the dashboard; `index` where there is none. */
export function handbookPage(path: string): string {
  return pages.find(([beginning]) => path.startsWith(beginning))?.[1] ?? 'index'
}

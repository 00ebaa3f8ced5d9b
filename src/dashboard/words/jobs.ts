import type { StaffLanguage } from '#platform/languages.schema'

/** The Bengali texts of each job of staff: loaded only for readers of Bengali, and only for their pages. */
const inBengali = {
  parts: () => import('./bn/parts.ts'),
  said: () => import('./bn/said.ts'),
  form: () => import('./bn/form.ts'),
  edit: () => import('./bn/edit.ts'),
  records: () => import('./bn/records.ts'),
  record: () => import('./bn/record.ts'),
  'record-said': () => import('./bn/record-said.ts'),
  candidate: () => import('./bn/candidate.ts'),
  agreed: () => import('./bn/agreed.ts'),
  handout: () => import('./bn/handout.ts'),
  held: () => import('./bn/held.ts'),
  history: () => import('./bn/history.ts'),
  actions: () => import('./bn/actions.ts'),
  'actions-said': () => import('./bn/actions-said.ts'),
  submit: () => import('./bn/submit.ts'),
  documents: () => import('./bn/documents.ts'),
  approvals: () => import('./bn/approvals.ts'),
  confirm: () => import('./bn/confirm.ts'),
  stages: () => import('./bn/stages.ts'),
  cases: () => import('./bn/cases.ts'),
  'cases-said': () => import('./bn/cases-said.ts'),
  comparisons: () => import('./bn/comparisons.ts'),
  'ending-documents': () => import('./bn/ending-documents.ts'),
  money: () => import('./bn/money.ts'),
  classes: () => import('./bn/classes.ts'),
  payments: () => import('./bn/payments.ts'),
  'money-said': () => import('./bn/money-said.ts'),
  'classes-said': () => import('./bn/classes-said.ts'),
  originals: () => import('./bn/originals.ts'),
  'other-contracts': () => import('./bn/other-contracts.ts'),
  removals: () => import('./bn/removals.ts'),
  trash: () => import('./bn/trash.ts'),
  overview: () => import('./bn/overview.ts'),
  notifications: () => import('./bn/notifications.ts'),
  composer: () => import('./bn/composer.ts'),
  notices: () => import('./bn/notices.ts'),
  'notices-said': () => import('./bn/notices-said.ts'),
  preview: () => import('./bn/preview.ts'),
  audit: () => import('./bn/audit.ts'),
  events: () => import('./bn/events.ts'),
  'wrong-codes': () => import('./bn/wrong-codes.ts'),
  slips: () => import('./bn/slips.ts'),
  accounts: () => import('./bn/accounts.ts'),
  'accounts-said': () => import('./bn/accounts-said.ts'),
  import: () => import('./bn/import.ts'),
  'import-said': () => import('./bn/import-said.ts'),
  export: () => import('./bn/export.ts'),
  'api-keys': () => import('./bn/api-keys.ts'),
  'keys-said': () => import('./bn/keys-said.ts'),
  'codes-said': () => import('./bn/codes-said.ts'),
  settings: () => import('./bn/settings.ts'),
  'settings-site': () => import('./bn/settings-site.ts'),
  'settings-work': () => import('./bn/settings-work.ts'),
  'settings-said': () => import('./bn/settings-said.ts'),
} as const satisfies Record<string, () => Promise<{ words: object }>>

/** A job whose pages are in Bengali as well, or texts that several jobs share. */
export type Job = keyof typeof inBengali
const allJobs = Object.keys(inBengali) as Job[]
/** The jobs with Bengali by sentence: for all pages, or for those of some jobs. */
export const saidJobs = allJobs.filter((job) => job.endsWith('said'))
/** The texts that every page shares. */
const shared = ['parts', 'said'] as const

const loaded = new Map<Job, object>()

/** Returns the texts of a job in Bengali, once they are loaded. */
export function bengaliOf(job: Job): object | undefined {
  return loaded.get(job)
}

/** Loads the texts of these jobs' pages in a language; English comes with their code. */
export async function loadWords(
  language: StaffLanguage,
  jobs: readonly Job[] = allJobs,
): Promise<void> {
  if (language === 'en') return
  const wanted = [...shared, ...jobs].filter((job) => !loaded.has(job))
  await Promise.all(
    wanted.map(async (job) => {
      const { words } = await inBengali[job]()
      loaded.set(job, words)
    }),
  )
}

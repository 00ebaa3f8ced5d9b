import type { StaffLanguage } from '#platform/languages.schema'

/** The Bengali texts of each job of staff: loaded only for readers of Bengali, and only for their pages. */
const inBengali = {
  parts: () => import('#texts/bn/desk-parts'),
  said: () => import('#texts/bn/desk-said'),
  form: () => import('#texts/bn/desk-form'),
  edit: () => import('#texts/bn/desk-edit'),
  records: () => import('#texts/bn/desk-records'),
  record: () => import('#texts/bn/desk-record'),
  'record-said': () => import('#texts/bn/desk-record-said'),
  candidate: () => import('#texts/bn/desk-candidate'),
  agreed: () => import('#texts/bn/desk-agreed'),
  handout: () => import('#texts/bn/desk-handout'),
  held: () => import('#texts/bn/desk-held'),
  history: () => import('#texts/bn/desk-history'),
  actions: () => import('#texts/bn/desk-actions'),
  'actions-said': () => import('#texts/bn/desk-actions-said'),
  submit: () => import('#texts/bn/desk-submit'),
  documents: () => import('#texts/bn/desk-documents'),
  approvals: () => import('#texts/bn/desk-approvals'),
  confirm: () => import('#texts/bn/desk-confirm'),
  stages: () => import('#texts/bn/desk-stages'),
  cases: () => import('#texts/bn/desk-cases'),
  'cases-said': () => import('#texts/bn/desk-cases-said'),
  comparisons: () => import('#texts/bn/desk-comparisons'),
  'ending-documents': () => import('#texts/bn/desk-ending-documents'),
  money: () => import('#texts/bn/desk-money'),
  classes: () => import('#texts/bn/desk-classes'),
  payments: () => import('#texts/bn/desk-payments'),
  'money-said': () => import('#texts/bn/desk-money-said'),
  'classes-said': () => import('#texts/bn/desk-classes-said'),
  originals: () => import('#texts/bn/desk-originals'),
  removals: () => import('#texts/bn/desk-removals'),
  trash: () => import('#texts/bn/desk-trash'),
  overview: () => import('#texts/bn/desk-overview'),
  notifications: () => import('#texts/bn/desk-notifications'),
  composer: () => import('#texts/bn/desk-composer'),
  notices: () => import('#texts/bn/desk-notices'),
  'notices-said': () => import('#texts/bn/desk-notices-said'),
  preview: () => import('#texts/bn/desk-preview'),
  audit: () => import('#texts/bn/desk-audit'),
  events: () => import('#texts/bn/desk-events'),
  slips: () => import('#texts/bn/desk-slips'),
  accounts: () => import('#texts/bn/desk-accounts'),
  'accounts-said': () => import('#texts/bn/desk-accounts-said'),
  import: () => import('#texts/bn/desk-import'),
  'import-said': () => import('#texts/bn/desk-import-said'),
  export: () => import('#texts/bn/desk-export'),
  'api-keys': () => import('#texts/bn/desk-api-keys'),
  'keys-said': () => import('#texts/bn/desk-keys-said'),
  'codes-said': () => import('#texts/bn/desk-codes-said'),
  settings: () => import('#texts/bn/desk-settings'),
  'settings-site': () => import('#texts/bn/desk-settings-site'),
  'settings-work': () => import('#texts/bn/desk-settings-work'),
  'settings-said': () => import('#texts/bn/desk-settings-said'),
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

import type { StaffLanguage } from '#platform/languages.schema'
import type { SaidGaps, SaidTexts, saidBy } from '#texts/said'

/** What a job says of refusals and problems, by their codes. */
interface SaidInBengali {
  texts: SaidTexts
  gaps?: SaidGaps
  /** English needs no look-up, so it comes with the Bengali of all pages. */
  saidBy?: typeof saidBy
}
interface InBengali {
  words: object
  said?: SaidInBengali
}

/** The Bengali texts of each job of staff: loaded only for readers of Bengali, and only for their pages. */
const inBengali = {
  parts: () => import('#texts/bn/desk-parts'),
  form: () => import('#texts/bn/desk-form'),
  edit: () => import('#texts/bn/desk-edit'),
  records: () => import('#texts/bn/desk-records'),
  record: () => import('#texts/bn/desk-record'),
  candidate: () => import('#texts/bn/desk-candidate'),
  agreed: () => import('#texts/bn/desk-agreed'),
  held: () => import('#texts/bn/desk-held'),
  history: () => import('#texts/bn/desk-history'),
  handout: () => import('#texts/bn/desk-handout'),
  confirm: () => import('#texts/bn/desk-confirm'),
  actions: () => import('#texts/bn/desk-actions'),
  submit: () => import('#texts/bn/desk-submit'),
  documents: () => import('#texts/bn/desk-documents'),
  approvals: () => import('#texts/bn/desk-approvals'),
  stages: () => import('#texts/bn/desk-stages'),
  cases: () => import('#texts/bn/desk-cases'),
  classes: () => import('#texts/bn/desk-classes'),
  payments: () => import('#texts/bn/desk-payments'),
  'api-keys': () => import('#texts/bn/desk-api-keys'),
  preview: () => import('#texts/bn/desk-preview'),
  notifications: () => import('#texts/bn/desk-notifications'),
  money: () => import('#texts/bn/desk-money'),
  'ending-documents': () => import('#texts/bn/desk-ending-documents'),
  originals: () => import('#texts/bn/desk-originals'),
  comparisons: () => import('#texts/bn/desk-comparisons'),
  removals: () => import('#texts/bn/desk-removals'),
  trash: () => import('#texts/bn/desk-trash'),
  today: () => import('#texts/bn/desk-today'),
  overview: () => import('#texts/bn/desk-overview'),
  composer: () => import('#texts/bn/desk-composer'),
  notices: () => import('#texts/bn/desk-notices'),
  audit: () => import('#texts/bn/desk-audit'),
  events: () => import('#texts/bn/desk-events'),
  slips: () => import('#texts/bn/desk-slips'),
  accounts: () => import('#texts/bn/desk-accounts'),
  import: () => import('#texts/bn/desk-import-said'),
  export: () => import('#texts/bn/desk-export'),
  settings: () => import('#texts/bn/desk-settings'),
  'settings-site': () => import('#texts/bn/desk-settings-site'),
  'settings-work': () => import('#texts/bn/desk-settings-work'),
} as const satisfies Record<string, () => Promise<InBengali>>

/** A job whose pages are in Bengali as well, or texts that several jobs share. */
export type Job = keyof typeof inBengali
const allJobs = Object.keys(inBengali) as Job[]

const loaded = new Map<Job, InBengali>()

/** Returns the texts of a job in Bengali, once they are loaded. */
export function bengaliOf(job: Job): object | undefined {
  return loaded.get(job)?.words
}

/** Returns what the loaded jobs say of refusals and problems in Bengali; first what all pages share. */
export function saidInBengali(): SaidInBengali[] {
  return [...loaded.values()].flatMap(({ said }) => said ?? [])
}

/** Loads the texts of these jobs' pages in a language; English comes with their code. */
export async function loadWords(
  language: StaffLanguage,
  jobs: readonly Job[] = allJobs,
): Promise<void> {
  if (language === 'en') return
  const wanted = (['parts', ...jobs] as const).filter((job) => !loaded.has(job))
  await Promise.all(wanted.map(async (job) => loaded.set(job, await inBengali[job]())))
}

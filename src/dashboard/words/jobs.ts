import type { StaffLanguage } from '#platform/languages.schema'
import type { SaidGaps, SaidTexts, saidBy } from '#texts/said'
import { inBengali } from '#words/loaders'

/** The texts of a job, and what it says of refusals and problems by their codes. */
interface InBengali {
  words: object
  said?: SaidTexts
  gaps?: SaidGaps
  /** English needs no look-up, so it comes with the Bengali of all pages. */
  saidBy?: typeof saidBy
}

/** A job whose pages are in Bengali as well, or texts that several jobs share. */
export type Job = keyof typeof inBengali
const allJobs = Object.keys(inBengali) as Job[]

const loaded = new Map<Job, InBengali>()

/** Returns the texts of a job in Bengali, once they are loaded. */
export function bengaliOf(job: Job): object | undefined {
  return loaded.get(job)?.words
}

/** Returns what the loaded jobs say of refusals and problems in Bengali; first what all pages share. */
export function saidInBengali(): InBengali[] {
  return [...loaded.values()]
}

/** Loads the texts of these jobs' pages in a language; English comes with their code. */
export async function loadWords(
  language: StaffLanguage,
  jobs: readonly Job[] = allJobs,
): Promise<void> {
  if (language === 'en') return
  const wanted = (['parts', ...jobs] as const).filter((job) => !loaded.has(job))
  const found = await Promise.all(wanted.map((job) => inBengali[job]()))
  // In order, whichever came first: what all pages share stands first.
  for (const [at, job] of wanted.entries()) loaded.set(job, found[at] as InBengali)
}

import { readdirSync } from 'node:fs'
import { join } from 'node:path'

interface Said {
  words: { say(sentence: string): string | undefined }
}

const folder = join(import.meta.dirname, '../../src/dashboard/words/bn')
const files = readdirSync(folder).filter((name) => name.endsWith('said.ts'))
const all = await Promise.all(files.map((name): Promise<Said> => import(join(folder, name))))

/**
 * What the modules and the server say to staff, in Bengali: on all pages, or on those of some jobs.
 * @param said the code of a refusal, or an English sentence
 */
export function saidInBengali(said: string): string | undefined {
  return all.map(({ words }) => words.say(said)).find(Boolean)
}

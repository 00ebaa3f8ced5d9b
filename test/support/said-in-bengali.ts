import { readdirSync } from 'node:fs'
import { join } from 'node:path'

interface Said {
  words: { say(sentence: string): string | undefined }
}

const folder = join(import.meta.dirname, '../../src/texts/bn')
const files = readdirSync(folder).filter((name) => name.endsWith('said.ts'))
const all = await Promise.all(files.map((name): Promise<Said> => import(join(folder, name))))

/**
 * Returns a message of the modules or the server to staff in Bengali: from the texts of all pages, or of
 * some jobs.
 * @param said the code of a refusal, or an English sentence
 */
export function saidInBengali(said: string): string | undefined {
  return all.map(({ words }) => words.say(said)).find(Boolean)
}

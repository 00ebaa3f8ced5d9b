import type { Language } from '../look/language.ts'

/** A page of docs/handbook, as vite.config.ts makes it. */
interface HelpPage {
  title: string
  html: string
}

const handbook = '../../../docs/handbook'
const files = import.meta.glob<HelpPage>(
  ['../../../docs/handbook/*.md', '../../../docs/handbook/bn/*.md'],
  { import: 'default' },
)

/**
 * The page of the handbook by its name, or null. Each is a file of its own: nobody reads all of them. It comes in both
 * languages, so that whoever chooses the other one sees it at once; they are small.
 */
export async function loadHelp(name: string): Promise<Record<Language, HelpPage> | null> {
  const inEnglish = files[`${handbook}/${name}.md`]
  const inBengali = files[`${handbook}/bn/${name}.md`]
  if (!inEnglish || !inBengali) return null
  const [en, bn] = await Promise.all([inEnglish(), inBengali()])
  return { en, bn }
}

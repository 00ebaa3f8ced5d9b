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
 * Loads the page of the handbook with this name, or null. Each page is a file of its own: nobody reads all
 * of them. It has both languages, so that a switch shows at once; pages are small.
 */
export async function loadHelp(name: string): Promise<Record<Language, HelpPage> | null> {
  const inEnglish = files[`${handbook}/${name}.md`]
  const inBengali = files[`${handbook}/bn/${name}.md`]
  if (!inEnglish || !inBengali) return null
  const [en, bn] = await Promise.all([inEnglish(), inBengali()])
  return { en, bn }
}

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

const loaded = new Map<string, Readonly<Record<Language, HelpPage>>>()

/** Returns the page of the handbook with this name, once it is loaded; undefined if there is none. */
export const helpOf = (name: string) => loaded.get(name)

/**
 * Loads it. Each page is a file of its own: nobody reads all
 * of them. It has both languages, so that a switch shows at once; pages are small.
 */
export async function loadHelp(name: string): Promise<void> {
  const inEnglish = files[`${handbook}/${name}.md`]
  const inBengali = files[`${handbook}/bn/${name}.md`]
  if (!inEnglish || !inBengali) return
  const [en, bn] = await Promise.all([inEnglish(), inBengali()])
  loaded.set(name, { en, bn })
}

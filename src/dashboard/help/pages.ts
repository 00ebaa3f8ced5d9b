/** A page of docs/handbook, as vite.config.ts makes it. */
interface HelpPage {
  title: string
  html: string
}

const files = import.meta.glob<HelpPage>('../../../docs/handbook/*.md', { import: 'default' })

/** The page of the handbook by its name, or null. Each is a file of its own: nobody reads all of them. */
export async function loadHelp(name: string): Promise<HelpPage | null> {
  return (await files[`../../../docs/handbook/${name}.md`]?.()) ?? null
}

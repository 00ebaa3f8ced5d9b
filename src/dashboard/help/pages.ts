/** A page of docs/handbook, as vite.config.ts makes it. */
interface HelpPage {
  title: string
  html: string
}

const found = import.meta.glob<HelpPage>('../../../docs/handbook/*.md', {
  eager: true,
  import: 'default',
})

/** The page of the handbook by its name, or undefined. */
export function findHelp(name: string): HelpPage | undefined {
  return found[`../../../docs/handbook/${name}.md`]
}

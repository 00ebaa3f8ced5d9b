import { readAnswer } from '#api/client'
import type { Link, LinkGroup } from '#modules/organisation/lines.schema'
import type { Language } from '#platform/languages.schema'
import { queryClient } from '../query-client.ts'
import { problemToast } from '../ui/toast.ts'

export interface UsualSettings {
  tiles: (Link & { text: object })[]
  menu: LinkGroup[]
  footerGroups: LinkGroup[]
  /** What our own pages are called, by address. */
  pages: Record<string, string>
}

/** The public pages' default content. */
export const usualQuery = (language: Language) => ({
  queryKey: ['usual-settings', language],
  queryFn: async () => {
    const answer = await fetch(`/preview/usual.json?language=${language}`)
    return (await readAnswer(answer)) as UsualSettings
  },
  staleTime: 60_000,
})

/** Returns it to start from; null when it failed. */
export async function usualSettings(language: Language): Promise<UsualSettings | null> {
  try {
    return await queryClient.fetchQuery(usualQuery(language))
  } catch (error) {
    problemToast(error)
    return null
  }
}

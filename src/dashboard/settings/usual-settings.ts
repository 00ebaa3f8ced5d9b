import { z } from 'zod'
import { readAnswer } from '#api/client'
import { linkGroupSchema, linkSchema } from '#modules/organisation/schema'
import type { Language } from '#platform/languages.schema'
import { queryClient } from '../query-client.ts'
import { problemToast } from '../ui/toast.ts'

const groups = z.array(linkGroupSchema)
const usualSchema = z.object({
  tiles: z.array(linkSchema.extend({ text: z.object({}) })),
  menu: groups,
  footerGroups: groups,
  /** What our own pages are called, by address. */
  pages: z.record(z.string(), z.string()),
})
export type UsualSettings = z.output<typeof usualSchema>

/** The public pages' default content. */
export const usualQuery = (language: Language) => ({
  queryKey: ['usual-settings', language],
  queryFn: async () => {
    const answer = await fetch(`/preview/usual.json?language=${language}`)
    return usualSchema.parse(await readAnswer(answer))
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

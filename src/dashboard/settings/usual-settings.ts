import { z } from 'zod'
import { readAnswer } from '#api/client'
import { legalPages, linkGroupSchema, tileSchema } from '#modules/organisation/schema'
import { queryClient } from '../query-client.ts'
import { problemToast } from '../ui/toast.ts'

const usualSchema = z.object({
  tiles: z.array(tileSchema),
  menu: z.array(linkGroupSchema),
  footerGroups: z.array(linkGroupSchema),
  legalTexts: z.record(z.enum(legalPages), z.string()),
})
export type UsualSettings = z.output<typeof usualSchema>

/** Returns the public pages' default content, to start from; null when it failed. */
export async function usualSettings(language: string): Promise<UsualSettings | null> {
  try {
    return await queryClient.fetchQuery({
      queryKey: ['usual-settings', language],
      queryFn: async () => {
        const answer = await fetch(`/preview/usual.json?language=${language}`)
        return usualSchema.parse(await readAnswer(answer))
      },
      staleTime: 60_000,
    })
  } catch (error) {
    problemToast(error)
    return null
  }
}

import { useQuery } from '@tanstack/react-query'
import { useLanguage } from '../look/language.ts'
import { speechQuery } from '../queries.ts'
import type { DraftSentence } from './sentences.ts'
import type { Offered } from './text-dialog.tsx'
import { usePart } from './use-part.ts'

/** The catalogue is fetched only when a reason is wanted. */
const load = () => import('./sentences.ts')

/** Returns reasons of the catalogue as staff read them; none until they are needed. */
export function useReasonOffers(reasons: readonly DraftSentence[], isNeeded: boolean): Offered[] {
  const language = useLanguage()
  const { data } = useQuery({ ...speechQuery, enabled: isNeeded })
  const { part } = usePart(load, isNeeded)
  if (!data || !part) return []
  const speaker = part.speakerFrom(data)
  return reasons.flatMap((sentence) => {
    const label = part.plainText(sentence, language, speaker)
    return label ? [{ label, sentence }] : []
  })
}

import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Place, SentenceKey } from '#modules/speech/catalogue.schema'
import type { Language } from '#platform/languages.schema'
import { query } from '../query-client.ts'

/** Asks the server, which has the words of all languages, for the sentences that answer what is typed. */
export function useFoundSentences(place: Place, language: Language) {
  const [typed, look] = useState('')
  const [settled] = useDebouncedValue(typed.trim().slice(0, 200), 150)
  const found = useQuery({
    ...query('POST /speech/search', { body: { place, language, typed: settled } }),
    enabled: settled !== '',
    staleTime: Number.POSITIVE_INFINITY,
    // The previous ones stay until those for the new text have arrived.
    placeholderData: (before) => before,
  })
  const { data, isPlaceholderData } = found
  const isHere = typed.trim() === settled && data !== undefined && !isPlaceholderData
  return {
    look,
    query: found,
    /** Whether something is typed to which no answer has come. */
    isAwaited: typed.trim() !== '' && !isHere && !found.isError,
    /** Null where nothing is typed: then all sentences of the place fit. */
    keys: (text: string): readonly SentenceKey[] | null =>
      text.trim() === '' ? null : (data?.sentences ?? []),
  }
}

import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import type { Language } from '#platform/languages.schema'
import { useHandoutWords } from '#words/handout'
import { type FullRecord, organisationQuery } from '../queries.ts'
import { Loaded } from '../ui/loaded.tsx'
import { PrintTools } from '../ui/print-tools.tsx'
import { Slip, usualLanguage } from './slip.tsx'

interface SlipView {
  record: FullRecord
  code: string
  onPrint: () => void
  onClose: () => void
}

/** The candidate's slip, on its own view that prints as shown. */
export function SlipView({ record, code, onPrint, onClose }: SlipView) {
  const words = useHandoutWords().slip
  const organisation = useQuery(organisationQuery)
  const [language, setLanguage] = useState<Language>(usualLanguage(record))
  const printed = useEffectEvent(onPrint)
  // Also for printing by the browser's own menu and keys.
  useEffect(() => {
    const note = () => printed()
    window.addEventListener('beforeprint', note)
    return () => window.removeEventListener('beforeprint', note)
  }, [])
  return (
    <div>
      <PrintTools words={words} language={language} onLanguage={setLanguage} onClose={onClose} />
      <Loaded query={organisation}>
        {(data) => <Slip {...{ record, code, language }} organisation={data} takesFocus />}
      </Loaded>
    </div>
  )
}

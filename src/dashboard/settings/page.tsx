import { useQuery } from '@tanstack/react-query'
import { organisationQuery } from '../queries.ts'
import { Loaded } from '../ui/loaded.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { useSettingsWords } from '../words/settings.ts'
import { SettingsEditor } from './editor.tsx'

/** What the organisation says about itself, how it looks, and how it works. */
export function SettingsPage() {
  const words = useSettingsWords()
  // A form is being filled in: only its own saving may change its data.
  const organisation = useQuery({
    ...organisationQuery,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
  return (
    <div>
      <PageHead title={words.title} lead={words.lead} />
      <Loaded query={organisation}>
        {(settings) => <SettingsEditor organisation={settings} />}
      </Loaded>
    </div>
  )
}

import { useQuery } from '@tanstack/react-query'
import { organisationQuery } from '../organisation.ts'
import { Loaded } from '../ui/loaded.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { InformationDate } from './information-date.tsx'
import { SettingsForm } from './settings-form.tsx'

/** What the organisation says of itself, and how it works. */
export function SettingsPage() {
  // A form is being filled: nothing may change under it but by its own saving.
  const organisation = useQuery({ ...organisationQuery, refetchOnWindowFocus: false })
  return (
    <div>
      <PageHead title="Settings" lead="The public pages show these on the next request." />
      <Loaded query={organisation}>
        {(settings) => (
          <>
            <InformationDate settings={settings} />
            <SettingsForm settings={settings} />
          </>
        )}
      </Loaded>
    </div>
  )
}

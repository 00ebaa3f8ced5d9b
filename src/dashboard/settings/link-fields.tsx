import { TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useSettingsSiteWords } from '#words/settings-site'
import { useLanguage } from '../look/language.ts'
import { Folded } from '../ui/folded.tsx'
import { SaidField } from './said-field.tsx'
import { useSettingsForm } from './settings-context.ts'
import { usualQuery } from './usual-settings.ts'

type LinkPath = `tiles.${number}` | `${'menu' | 'footerGroups'}.${number}.links.${number}`

/** Where a link leads, chosen among our pages or typed; and its own title, for those who want one. */
export function LinkFields({ path }: { path: LinkPath }) {
  const { input } = useSettingsForm(path)
  const { rows } = useSettingsSiteWords()
  const id = useId()
  const { data } = useQuery(usualQuery(useLanguage()))
  const url = String(input(`${path}.url`).value ?? '')
  const title = input(`${path}.title`).value as { sentences: unknown[]; own: object }
  const isOutward = url.startsWith('https:')
  return (
    <>
      <TextInput
        {...input(`${path}.url`)}
        label={rows.leadsTo}
        description={data?.pages[url] ?? (isOutward ? rows.byHost : undefined)}
        placeholder={rows.address}
        list={id}
        mb="sm"
      />
      <datalist id={id}>
        {Object.entries(data?.pages ?? {}).map(([value, label]) => (
          <option key={value} value={value} label={label} />
        ))}
      </datalist>
      {!isOutward && (
        <Folded
          title={rows.ownTitle}
          isNeeded={title.sentences.length > 0 || Object.keys(title.own).length > 0}
        >
          <SaidField path={`${path}.title`} place="tile" most={1} longest={60} label={rows.title} />
        </Folded>
      )}
    </>
  )
}

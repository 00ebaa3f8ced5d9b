import { Button } from '@mantine/core'
import { memo, useState } from 'react'
import { call } from '#api/client'
import type { SettingsChanges } from '#modules/organisation/schema'
import { useSettingsWords } from '#words/settings'
import { OfferedSentences } from '../ui/offered-sentences.tsx'
import { UnfitAlert } from '../ui/unfit-alert.tsx'
import { useSaving } from './use-settings.ts'
import type { Organisation, SettingField } from './values.ts'

interface UnfitSettingsProps {
  organisation: Organisation
  onSaved: (saved: Organisation) => void
}

/** Saved settings that are withheld from the public: correct them in their fields, or remove them here. */
export const UnfitSettings = memo(function UnfitSettings({
  organisation,
  onSaved,
}: UnfitSettingsProps) {
  const { unfit } = organisation
  // One at a time: each change applies to the settings that the previous one left.
  const [underWay, setUnderWay] = useState<string | null>(null)
  const { unfit: words } = useSettingsWords()
  const labelOf = useLabelOf()
  return (
    <UnfitAlert
      title={words.title(unfit.length)}
      lead={words.lead}
      refused={unfit.map((each) => ({
        ...{ ...each, label: labelOf(each.path) },
        children: (
          <>
            <OfferedSentences keys={each.offers} />
            {!isNeeded(each.path) && (
              <TakeOut {...{ organisation, path: each.path, onSaved, underWay, setUnderWay }} />
            )}
          </>
        ),
      }))}
    />
  )
})

/** These cannot be removed, only replaced. */
function isNeeded(path: string): boolean {
  return ['legalName', 'licenceNumber', 'regulator'].includes(path)
}

/** Returns a function that writes `tiles.1.title` as "Tiles 2, title". */
function useLabelOf() {
  const { labels, sections, unfit: words, legalNames, languageNames } = useSettingsWords()
  const pieces: Readonly<Record<string, string>> = {
    ...words.pieces,
    ...legalNames,
    ...languageNames,
  }
  const inWords = (part: string) =>
    /^\d+$/.test(part) ? ` ${words.at(Number(part) + 1)}` : `, ${pieces[part] ?? part}`
  return (path: string) => {
    const [field, ...rest] = path.split('.') as [SettingField | 'closing', ...string[]]
    const label = field === 'closing' ? sections.closing : labels[field]
    return label + rest.map(inWords).join('')
  }
}

interface TakeOut extends UnfitSettingsProps {
  path: string
  /** The path that is being removed. */
  underWay: string | null
  setUnderWay: (path: string | null) => void
}

/** A sentence that can no longer be said stays in what the server tells; other texts are left out there. */
const unsaid = /\.sentences\.\d+$|^returnReasons\.\d+$/

/** Returns a value without the member of a list that a path leads to. */
function without(value: unknown, [first = '', ...rest]: readonly string[]): unknown {
  if (rest.length === 0) return (value as unknown[]).filter((_, at) => `${at}` !== first)
  const entries = Object.entries(value as object).map(([name, part]) => [
    name,
    name === first ? without(part, rest) : part,
  ])
  return Array.isArray(value) ? entries.map(([, part]) => part) : Object.fromEntries(entries)
}

/** Saves the field as the public sees it: without what may not be shown. */
function TakeOut({ organisation, path, onSaved, underWay, setUnderWay }: TakeOut) {
  const [field, ...rest] = path.split('.') as [SettingField, ...string[]]
  const { unfit: words } = useSettingsWords()
  const labelOf = useLabelOf()
  const { save } = useSaving(onSaved)
  const takeOut = async () => {
    setUnderWay(path)
    const kept = unsaid.test(path) ? without(organisation[field], rest) : organisation[field]
    const body = { [field]: kept ?? null } as SettingsChanges
    const { version } = organisation
    await save(() => call('PATCH /organisation', { body, version }), words.done)
    setUnderWay(null)
  }
  return (
    <Button
      size="compact-sm"
      variant="default"
      mt={4}
      loading={underWay === path}
      disabled={underWay !== null && underWay !== path}
      onClick={() => void takeOut()}
      {...(field === 'displayName'
        ? { children: words.registered }
        : {
            children: words.takeOut,
            'aria-label': words.takeOutOf(labelOf(path)),
          })}
    />
  )
}

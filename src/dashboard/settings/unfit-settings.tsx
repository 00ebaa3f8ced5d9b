import { Button } from '@mantine/core'
import { useState } from 'react'
import { call } from '#api/client'
import type { SettingsChanges } from '#modules/organisation/schema'
import { doneToast, problemToast } from '../ui/toast.ts'
import { UnfitAlert } from '../ui/unfit-alert.tsx'
import { type Organisation, type SettingField, settingLabels } from './values.ts'

interface UnfitSettings {
  organisation: Organisation
  onSaved: (saved: Organisation) => void
}

/** What of the settings on file is kept from the public: entered anew in its field, or taken out here. */
export function UnfitSettings({ organisation, onSaved }: UnfitSettings) {
  const { unfit } = organisation
  // One at a time: each change is made to the settings that the one before it left.
  const [underWay, setUnderWay] = useState<string | null>(null)
  const title =
    unfit.length === 1
      ? 'One setting is not shown to the public'
      : `${unfit.length} settings are not shown to the public`
  return (
    <UnfitAlert
      title={title}
      lead="Each says why. Enter something else in its field below, or take it out."
      refused={unfit.map(({ path, value, message }) => ({
        ...{ path, value, message, label: labelOf(path) },
        children: isNeeded(path) ? null : (
          <TakeOut {...{ organisation, path, onSaved, underWay, setUnderWay }} />
        ),
      }))}
    />
  )
}

const fieldOf = (path: string) => path.split('.')[0] as SettingField

/** In place of these something has to be entered. */
function isNeeded(path: string): boolean {
  return ['legalName', 'licenceNumber', 'regulator'].includes(path)
}

/** `tiles.1.title` as "Tiles 2, title". */
function labelOf(path: string): string {
  const rest = path
    .split('.')
    .slice(1)
    .map((part) => (/^\d+$/.test(part) ? ` ${Number(part) + 1}` : `, ${part}`))
  return settingLabels[fieldOf(path)] + rest.join('')
}

interface TakeOut extends UnfitSettings {
  path: string
  /** The path that is being taken out. */
  underWay: string | null
  setUnderWay: (path: string | null) => void
}

/** Saves the field as the public sees it: without what may not be shown. */
function TakeOut({ organisation, path, onSaved, underWay, setUnderWay }: TakeOut) {
  const field = fieldOf(path)
  const takeOut = async () => {
    setUnderWay(path)
    try {
      const body = { [field]: organisation[field] ?? null } as SettingsChanges
      onSaved(await call('PATCH /organisation', { body, version: organisation.version }))
      doneToast('Taken out')
    } catch (error) {
      problemToast(error)
    } finally {
      setUnderWay(null)
    }
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
        ? { children: 'Show the registered name' }
        : {
            children: 'Take out for good',
            'aria-label': `Take out for good: ${labelOf(path)}`,
          })}
    />
  )
}

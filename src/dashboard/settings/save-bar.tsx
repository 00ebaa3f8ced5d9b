import { Button, Group, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './settings.module.css'
import type { EditedSettings } from './use-settings.ts'
import { settingLabels } from './values.ts'

interface SaveBar {
  edited: EditedSettings
  /** In how many fields something reads as a government. */
  judged: number
  children: ReactNode
}

/** Always in sight: what is not saved yet, and the buttons that end it. */
export function SaveBar({ edited: { changed, isBusy, undo, form }, judged, children }: SaveBar) {
  const wrong = Object.keys(form.errors).length || judged
  return (
    <div className={classes.bar}>
      <Text size="sm" role="status" className={classes.said}>
        {changed.length === 0
          ? 'Everything is saved.'
          : `Not saved yet: ${changed.map((field) => settingLabels[field]).join(', ')}.`}
        {wrong > 0 && ` ${wrong === 1 ? 'One field has' : `${wrong} fields have`} to be corrected.`}
      </Text>
      <Group gap="xs">
        {children}
        {changed.length > 0 && (
          <>
            <Button variant="default" onClick={undo} disabled={isBusy}>
              Undo changes
            </Button>
            <Button type="submit" loading={isBusy}>
              Save settings
            </Button>
          </>
        )}
      </Group>
    </div>
  )
}

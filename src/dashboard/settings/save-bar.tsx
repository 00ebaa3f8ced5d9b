import { Button, Group, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { useSettingsWords } from '../words/settings.ts'
import classes from './save-bar.module.css'
import type { EditedSettings } from './use-settings.ts'

interface SaveBar {
  edited: EditedSettings
  /** The number of fields with text that reads as a government's. */
  judged: number
  children: ReactNode
}

/** Always visible: unsaved changes, and the buttons to save or discard them. */
export function SaveBar({ edited: { changed, isBusy, undo, form }, judged, children }: SaveBar) {
  const { bar: words, labels } = useSettingsWords()
  const wrong = Object.keys(form.errors).length || judged
  return (
    <div className={classes.bar}>
      <Text size="sm" role="status" className={classes.said}>
        {changed.length === 0
          ? words.saved
          : words.unsaved(changed.map((field) => labels[field]).join(', '))}
        {wrong > 0 && ` ${words.wrong(wrong)}`}
      </Text>
      <Group gap="xs">
        {children}
        {changed.length > 0 && (
          <>
            <Button variant="default" onClick={undo} disabled={isBusy}>
              {words.undo}
            </Button>
            <Button type="submit" loading={isBusy}>
              {words.save}
            </Button>
          </>
        )}
      </Group>
    </div>
  )
}

import { Text } from '@mantine/core'
import type { KeyboardEvent, ReactNode } from 'react'
import { useSettingsSiteWords } from '#words/settings-site'
import { errorsBelow, nothingChosen } from '../ui/draft-said.ts'
import { OwnWordsField } from '../ui/own-words-field.tsx'
import { LinkFields } from './link-fields.tsx'
import { AddRow, Rows } from './rows.tsx'
import classes from './settings.module.css'
import { useSettingsForm } from './settings-context.ts'

/** On a small screen, tiles from this one on are hidden. */
const seenOnPhones = 4

/** Up to eight tiles, each with title, text and link; moved by buttons, or by Alt and an arrow. */
export function TilesEditor() {
  const { tiles: words } = useSettingsSiteWords()
  return (
    <>
      <Text size="sm">{words.onPhones(seenOnPhones)}</Text>
      <Rows path="tiles" nameOf={(index) => words.row(index + 1)}>
        {(index, tools, onKeyDown) => <Tile {...{ index, tools, onKeyDown }} />}
      </Rows>
      <AddRow path="tiles" most={8} row={{ url: '', title: nothingChosen, text: {} }}>
        {words.add}
      </AddRow>
    </>
  )
}

interface Tile {
  index: number
  tools: ReactNode
  onKeyDown: (event: KeyboardEvent) => void
}

function Tile({ index, tools, onKeyDown }: Tile) {
  const { values, form, errors } = useSettingsForm(`tiles.${index}`, 'languages')
  const { tiles: words, rows } = useSettingsSiteWords()
  return (
    <fieldset className={classes.group} onKeyDown={onKeyDown}>
      <legend>
        {words.one(index + 1)}
        {index >= seenOnPhones && <span className={classes.note}> · {words.notOnPhones}</span>}
      </legend>
      <LinkFields path={`tiles.${index}`} />
      <OwnWordsField
        place="tile"
        path={`tiles.${index}.text`}
        label={rows.text}
        longest={120}
        own={values.tiles?.[index]?.text ?? {}}
        offered={values.languages}
        errors={errorsBelow(errors, `tiles.${index}.text`)}
        onChange={(text) => form.setFieldValue(`tiles.${index}.text`, text)}
      />
      {tools}
    </fieldset>
  )
}

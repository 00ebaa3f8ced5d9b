import { Button, Text, VisuallyHidden } from '@mantine/core'
import type { KeyboardEvent } from 'react'
import { errorsBelow, nothingChosen } from '../ui/draft-said.ts'
import { OwnWordsField } from '../ui/own-words-field.tsx'
import { useSettingsSiteWords } from '../words/settings-site.ts'
import { LinkFields } from './link-fields.tsx'
import { RowTools, useMovedRow } from './row-tools.tsx'
import classes from './settings.module.css'
import { useSettingsForm } from './settings-context.ts'

const most = 8
/** On a small screen, tiles from this one on are hidden. */
const seenOnPhones = 4

/** Up to eight tiles, each with title, text and link; moved by buttons, or by Alt and an arrow. */
export function TilesEditor() {
  const { values, form } = useSettingsForm('tiles')
  const tiles = values.tiles ?? []
  const { tiles: words, rows } = useSettingsSiteWords()
  const { noteMove, said } = useMovedRow('own-tiles')
  const move = (from: number, to: number) => {
    if (to < 0 || to >= tiles.length) return
    form.reorderListItem('tiles', { from, to })
    noteMove(from, to, tiles.length)
  }
  const keys = (index: number) => (event: KeyboardEvent) => {
    if (!event.altKey || !['ArrowUp', 'ArrowDown'].includes(event.key)) return
    event.preventDefault()
    move(index, index + (event.key === 'ArrowUp' ? -1 : 1))
  }
  return (
    <>
      <Text size="sm">{words.onPhones(seenOnPhones)}</Text>
      <ol id="own-tiles" className={classes.rows}>
        {tiles.map((_, index) => (
          <TileRow
            key={index}
            index={index}
            count={tiles.length}
            onMove={(to) => move(index, to)}
            onKeyDown={keys(index)}
          />
        ))}
      </ol>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      <div>
        <Button
          variant="default"
          disabled={tiles.length >= most}
          onClick={() => form.insertListItem('tiles', { url: '', title: nothingChosen, text: {} })}
        >
          {words.add}
        </Button>
        <Text size="sm" c="dimmed" component="span" ml="sm">
          {rows.count(tiles.length, most)}
        </Text>
      </div>
    </>
  )
}

interface TileRow {
  index: number
  count: number
  onMove: (to: number) => void
  onKeyDown: (event: KeyboardEvent) => void
}

function TileRow({ index, count, onMove, onKeyDown }: TileRow) {
  const { values, form, errors } = useSettingsForm(`tiles.${index}`, 'languages')
  const { tiles: words, rows } = useSettingsSiteWords()
  return (
    <li className={classes.row} data-row={index}>
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
        <RowTools
          name={words.row(index + 1)}
          index={index}
          count={count}
          onMove={onMove}
          onRemove={() => form.removeListItem('tiles', index)}
        />
      </fieldset>
    </li>
  )
}

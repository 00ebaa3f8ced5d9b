import { Button, SimpleGrid, Text, TextInput, VisuallyHidden } from '@mantine/core'
import type { KeyboardEvent } from 'react'
import { RowTools, useMovedRow } from './row-tools.tsx'
import classes from './settings.module.css'
import { useSettingsForm } from './settings-context.ts'

const most = 8
/** From this one on a small screen hides them. */
const seenOnPhones = 4

/** Up to eight tiles, each with title, text and link; moved by buttons, or by Alt and an arrow. */
export function TilesEditor() {
  const { values, form } = useSettingsForm()
  const tiles = values.tiles ?? []
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
      <Text size="sm">
        Small screens show the first {seenOnPhones}; put first what most people need.
      </Text>
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
          onClick={() => form.insertListItem('tiles', { title: '', text: '', url: '' })}
        >
          Add a tile
        </Button>
        <Text size="sm" c="dimmed" component="span" ml="sm">
          {tiles.length} of {most}
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
  const { input, form } = useSettingsForm()
  const name = `tile ${index + 1}`
  return (
    <li className={classes.row} data-row={index}>
      <fieldset className={classes.group} onKeyDown={onKeyDown}>
        <legend>
          Tile {index + 1}
          {index >= seenOnPhones && <span className={classes.note}> · not on small screens</span>}
        </legend>
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm" mb="sm">
          <TextInput {...input(`tiles.${index}.title`)} label="Title" />
          <TextInput
            {...input(`tiles.${index}.url`)}
            label="Leads to"
            placeholder="/check or https://…"
          />
        </SimpleGrid>
        <TextInput {...input(`tiles.${index}.text`)} label="Text" mb="sm" />
        <RowTools
          name={name}
          index={index}
          count={count}
          onMove={onMove}
          onRemove={() => form.removeListItem('tiles', index)}
        />
      </fieldset>
    </li>
  )
}

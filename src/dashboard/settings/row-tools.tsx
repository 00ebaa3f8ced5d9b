import { Button, Group, Text, TextInput, VisuallyHidden } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useEffect, useId, useState } from 'react'
import { useLanguage } from '../look/language.ts'
import { Folded } from '../ui/folded.tsx'
import { OwnWordsField } from '../ui/own-words-field.tsx'
import { errorsBelow, nothingChosen } from '../ui/sentences.ts'
import { useSettingsSiteWords } from '../words/settings-site.ts'
import { SaidField } from './said-field.tsx'
import classes from './settings.module.css'
import { useSettingsForm } from './settings-context.ts'
import { usualQuery } from './use-settings.ts'

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

interface RowTools {
  /** The row's name for people: "Tile 3". */
  name: string
  index: number
  count: number
  onMove: (to: number) => void
  onRemove: () => void
}

/** Moves a row of a list up and down, and removes it; by buttons, and so by the keyboard. */
export function RowTools({ name, index, count, onMove, onRemove }: RowTools) {
  const { rows: words } = useSettingsSiteWords()
  return (
    <Group gap={6}>
      <Button
        size="compact-sm"
        variant="default"
        aria-label={words.upOf(name)}
        data-move="up"
        aria-disabled={index === 0}
        onClick={() => index > 0 && onMove(index - 1)}
      >
        {words.up}
      </Button>
      <Button
        size="compact-sm"
        variant="default"
        aria-label={words.downOf(name)}
        data-move="down"
        aria-disabled={index === count - 1}
        onClick={() => index < count - 1 && onMove(index + 1)}
      >
        {words.down}
      </Button>
      <Button
        size="compact-sm"
        variant="subtle"
        color="danger"
        aria-label={words.removeOf(name)}
        onClick={onRemove}
      >
        {words.remove}
      </Button>
    </Group>
  )
}

/**
 * Keeps the focus on the button that moved a row, and announces the new place. `list` is the id of the
 * element whose rows carry `data-row`.
 */
export function useMovedRow(list: string) {
  const [moved, setMoved] = useState<{ from: number; to: number; count: number } | null>(null)
  const { rows: words } = useSettingsSiteWords()
  useEffect(() => {
    if (!moved) return
    const direction = moved.to < moved.from ? 'up' : 'down'
    const row = `#${list} > [data-row="${moved.to}"]`
    document.querySelector<HTMLElement>(`${row} [data-move="${direction}"]`)?.focus()
  }, [list, moved])
  return {
    noteMove: (from: number, to: number, count: number) => setMoved({ from, to, count }),
    said: moved ? words.moved(moved.to + 1, moved.count) : '',
  }
}

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

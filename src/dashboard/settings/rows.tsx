import { Button, Group, Text, VisuallyHidden } from '@mantine/core'
import { type KeyboardEvent, type ReactNode, useEffect, useState } from 'react'
import { useSettingsSiteWords } from '#words/settings-site'
import classes from './settings.module.css'
import { useSettingsForm } from './settings-context.ts'

type ListPath =
  | 'tiles'
  | 'menu'
  | 'footerGroups'
  | 'stages'
  | `${'menu' | 'footerGroups'}.${number}.links`

/** Returns how many rows a list of the form has. */
function useCount(path: ListPath): number {
  const { input } = useSettingsForm(path)
  return (input(path).value as readonly unknown[] | null)?.length ?? 0
}

interface Rows {
  path: ListPath
  /** What a row is called for people: "Tile 3". */
  nameOf: (index: number) => string
  label?: string
  className?: string | undefined
  /** Draws a row, its buttons where they are wanted; `onKeyDown` moves it by Alt and an arrow. */
  children: (
    index: number,
    tools: ReactNode,
    onKeyDown: (event: KeyboardEvent) => void,
  ) => ReactNode
}

/**
 * The rows of a list of the form, which are moved up and down and removed by buttons. The focus stays on the button
 * that moved a row, and the new place is announced.
 */
export function Rows({ path, nameOf, label, className = classes.row, children }: Rows) {
  const { form } = useSettingsForm(path)
  const { rows: words } = useSettingsSiteWords()
  const count = useCount(path)
  const id = `own-${path.replaceAll('.', '-')}`
  const [moved, setMoved] = useState<{ from: number; to: number } | null>(null)
  useEffect(() => {
    if (!moved) return
    const direction = moved.to < moved.from ? 'up' : 'down'
    const row = `#${id} > [data-row="${moved.to}"]`
    document.querySelector<HTMLElement>(`${row} [data-move="${direction}"]`)?.focus()
  }, [id, moved])
  const move = (from: number, to: number) => {
    if (to < 0 || to >= count) return
    form.reorderListItem(path, { from, to })
    setMoved({ from, to })
  }
  const keys = (index: number) => (event: KeyboardEvent) => {
    if (!event.altKey || !['ArrowUp', 'ArrowDown'].includes(event.key)) return
    event.preventDefault()
    move(index, index + (event.key === 'ArrowUp' ? -1 : 1))
  }
  const tools = (index: number) => (
    <RowTools
      name={nameOf(index)}
      isFirst={index === 0}
      isLast={index === count - 1}
      onMove={(by) => move(index, index + by)}
      onRemove={() => form.removeListItem(path, index)}
    />
  )
  return (
    <>
      <ol id={id} className={classes.rows} aria-label={label}>
        {Array.from({ length: count }, (_, index) => (
          <li key={`${index}`} className={className} data-row={index}>
            {children(index, tools(index), keys(index))}
          </li>
        ))}
      </ol>
      <VisuallyHidden role="status">{moved && words.moved(moved.to + 1, count)}</VisuallyHidden>
    </>
  )
}

interface RowTools {
  name: string
  isFirst: boolean
  isLast: boolean
  onMove: (by: 1 | -1) => void
  onRemove: () => void
}

function RowTools({ name, isFirst, isLast, onMove, onRemove }: RowTools) {
  const { rows: words } = useSettingsSiteWords()
  const steps = [
    { to: 'up', label: words.up, says: words.upOf(name), by: -1, isOff: isFirst },
    { to: 'down', label: words.down, says: words.downOf(name), by: 1, isOff: isLast },
  ] as const
  return (
    <Group gap={6}>
      {steps.map(({ to, label, says, by, isOff }) => (
        <Button
          key={to}
          size="compact-sm"
          variant="default"
          aria-label={says}
          data-move={to}
          aria-disabled={isOff}
          onClick={() => onMove(by)}
        >
          {label}
        </Button>
      ))}
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

interface AddRow {
  path: ListPath
  most: number
  row: unknown
  /** Within a row of another list: small, without the count. */
  isSmall?: boolean
  children: string
}

/** Adds a row to a list, as long as there is room. */
export function AddRow({ path, most, row, isSmall = false, children }: AddRow) {
  const { form } = useSettingsForm(path)
  const { rows: words } = useSettingsSiteWords()
  const count = useCount(path)
  return (
    <div>
      <Button
        variant="default"
        size={isSmall ? 'compact-sm' : 'sm'}
        disabled={count >= most}
        onClick={() => form.insertListItem(path, row as never)}
      >
        {children}
      </Button>
      {!isSmall && (
        <Text size="sm" c="dimmed" component="span" ml="sm">
          {words.count(count, most)}
        </Text>
      )}
    </div>
  )
}

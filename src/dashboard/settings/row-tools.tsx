import { Button, Group } from '@mantine/core'
import { useEffect, useState } from 'react'
import { useSettingsSiteWords } from '../words/settings-site.ts'

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

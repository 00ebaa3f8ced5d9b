import { Button, Checkbox, Group, Stack, Text } from '@mantine/core'
import { type ListColumn, listColumns } from '#modules/records/schema'
import { Dialog } from '../ui/dialog.tsx'
import { columnLabels, knownColumns } from './list-columns.ts'

interface ColumnsDialog {
  isOpen: boolean
  columns: readonly ListColumn[]
  onChange: (columns: readonly ListColumn[]) => void
  onClose: () => void
}

/** Chooses the columns of the list; each tick shows at once. */
export function ColumnsDialog({ isOpen, columns, onChange, onClose }: ColumnsDialog) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="Columns">
      <Text size="sm" c="dimmed" mb="sm">
        The name is always shown. This browser remembers your choice.
      </Text>
      <Stack gap="xs">
        {listColumns.map((column) => (
          <Checkbox
            key={column}
            label={columnLabels[column]}
            checked={columns.includes(column)}
            onChange={({ currentTarget: { checked } }) =>
              onChange(checked ? [...columns, column] : columns.filter((one) => one !== column))
            }
          />
        ))}
      </Stack>
      <Group justify="flex-end" mt="md">
        <Button variant="default" onClick={() => onChange(knownColumns(null))}>
          Reset
        </Button>
        <Button onClick={onClose}>Done</Button>
      </Group>
    </Dialog>
  )
}

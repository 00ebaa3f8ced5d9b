import { Button, Checkbox, Group, Stack, Switch, Text } from '@mantine/core'
import { type ListColumn, listColumns } from '#modules/records/schema'
import { Dialog } from '../ui/dialog.tsx'
import { setCompactRows, useCompactRows } from '../ui/row-height.ts'
import { columnLabels, knownColumns } from './list-columns.ts'

interface ColumnsDialog {
  isOpen: boolean
  columns: readonly ListColumn[]
  onChange: (columns: readonly ListColumn[]) => void
  onClose: () => void
}

/** Chooses the columns of the list, and how high rows are; each tick shows at once. */
export function ColumnsDialog({ isOpen, columns, onChange, onClose }: ColumnsDialog) {
  const isCompact = useCompactRows()
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="Columns and rows">
      <Text size="sm" c="dimmed" mb="md">
        This browser remembers your choice. The name is always shown.
      </Text>
      <Switch
        mb="md"
        label="Compact rows"
        description="On wide screens, in every table of the dashboard."
        checked={isCompact}
        onChange={({ currentTarget: { checked } }) => setCompactRows(checked)}
      />
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

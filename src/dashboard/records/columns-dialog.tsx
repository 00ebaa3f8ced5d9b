import { Button, Checkbox, Group, Stack, Switch, Text } from '@mantine/core'
import { type ListColumn, listColumns } from '#modules/records/schema'
import { Dialog } from '../ui/dialog.tsx'
import { setCompactRows, useCompactRows } from '../ui/row-height.ts'
import { useRecordsWords } from '../words/records.ts'
import { knownColumns, useColumnLabels } from './list-columns.ts'

interface ColumnsDialog {
  isOpen: boolean
  columns: readonly ListColumn[]
  onChange: (columns: readonly ListColumn[]) => void
  onClose: () => void
}

/** Chooses the columns of the list, and the height of rows; each tick shows immediately. */
export function ColumnsDialog({ isOpen, columns, onChange, onClose }: ColumnsDialog) {
  const { columnsAndRows, columnsDialog: words } = useRecordsWords()
  const labels = useColumnLabels()
  const isCompact = useCompactRows()
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={columnsAndRows}>
      <Text size="sm" c="dimmed" mb="md">
        {words.lead}
      </Text>
      <Switch
        mb="md"
        label={words.compact}
        description={words.compactHint}
        checked={isCompact}
        onChange={({ currentTarget: { checked } }) => setCompactRows(checked)}
      />
      <Stack gap="xs">
        {listColumns.map((column) => (
          <Checkbox
            key={column}
            label={labels[column]}
            checked={columns.includes(column)}
            onChange={({ currentTarget: { checked } }) =>
              onChange(checked ? [...columns, column] : columns.filter((one) => one !== column))
            }
          />
        ))}
      </Stack>
      <Group justify="flex-end" mt="md">
        <Button variant="default" onClick={() => onChange(knownColumns(null))}>
          {words.reset}
        </Button>
        <Button onClick={onClose}>{words.done}</Button>
      </Group>
    </Dialog>
  )
}

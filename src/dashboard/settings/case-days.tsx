import { SimpleGrid, Text } from '@mantine/core'
import { type CaseKind, kindsThat, rowOf } from '#modules/cases/schema'
import { NumberField } from '../ui/number-field.tsx'
import { useCasesWords } from '../words/cases.ts'
import { useSettingsWorkWords } from '../words/settings-work.ts'
import classes from './settings.module.css'
import { useSettingsForm } from './settings-context.ts'

const kinds = kindsThat(({ daysArePromised }) => !daysArePromised)

/** Within how many days each kind of case is to be answered. */
export function CaseDays() {
  const { hints } = useSettingsWorkWords()
  return (
    <>
      <Text size="sm" c="dimmed" mb="sm">
        {hints.caseDays}
      </Text>
      <SimpleGrid cols={{ base: 2, sm: 3 }} spacing="md" className={classes.numbers ?? ''}>
        {kinds.map((kind) => (
          <DaysOfKind key={kind} kind={kind} />
        ))}
      </SimpleGrid>
    </>
  )
}

function DaysOfKind({ kind }: { kind: CaseKind }) {
  const path = `caseDays.${kind}` as const
  const { form, values, errorAt } = useSettingsForm(path)
  const { kinds: names } = useCasesWords()
  const { days: usual } = rowOf(kind)
  const set = (days: number | null) =>
    form.setFieldValue('caseDays', ({ [kind]: _, ...others }) =>
      days === null || days === usual ? others : { ...others, [kind]: days },
    )
  return (
    <NumberField
      data-path={path}
      label={names[kind].name}
      value={values.caseDays[kind] ?? usual}
      error={errorAt(path)}
      onChange={set}
    />
  )
}

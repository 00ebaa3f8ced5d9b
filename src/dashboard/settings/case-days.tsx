import { Fieldset, NumberInput, SimpleGrid, Text } from '@mantine/core'
import { type CaseKind, kindsThat, rowOf } from '#modules/cases/schema'
import { useCasesWords } from '../words/cases.ts'
import { useSettingsWorkWords } from '../words/settings-work.ts'
import { useSettingsForm } from './settings-context.ts'

const kinds = kindsThat(({ daysArePromised }) => !daysArePromised)

/** Within how many days each kind of case is to be answered. */
export function CaseDays() {
  const { labels } = useSettingsForm('caseDays')
  const { hints } = useSettingsWorkWords()
  return (
    <Fieldset legend={labels.caseDays} variant="unstyled" data-path="caseDays">
      <Text size="sm" c="dimmed" mb="sm">
        {hints.caseDays}
      </Text>
      <SimpleGrid cols={{ base: 2, sm: 3 }} spacing="md">
        {kinds.map((kind) => (
          <DaysOfKind key={kind} kind={kind} />
        ))}
      </SimpleGrid>
    </Fieldset>
  )
}

function DaysOfKind({ kind }: { kind: CaseKind }) {
  const path = `caseDays.${kind}` as const
  const { form, values, errorAt } = useSettingsForm(path)
  const { kinds: names } = useCasesWords()
  const { days: usual } = rowOf(kind)
  const set = (typed: string | number) => {
    const days = Number(typed)
    form.setFieldValue('caseDays', ({ [kind]: _, ...others }) =>
      typed === '' || days === usual ? others : { ...others, [kind]: days },
    )
  }
  return (
    <NumberInput
      data-path={path}
      label={names[kind].name}
      value={values.caseDays[kind] ?? usual}
      error={errorAt(path)}
      min={1}
      max={60}
      allowDecimal={false}
      onChange={set}
    />
  )
}

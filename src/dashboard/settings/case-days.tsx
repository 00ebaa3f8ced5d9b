import { Text } from '@mantine/core'
import { kindsThat, rowOf } from '#modules/cases/kinds.schema'
import { useCasesWords } from '#words/cases'
import { useSettingsWorkWords } from '#words/settings-work'
import { DaysByKind } from './fields.tsx'

const kinds = kindsThat(({ daysArePromised }) => !daysArePromised)

/** Within how many days each kind of case is to be answered. */
export function CaseDays() {
  const { hints } = useSettingsWorkWords()
  const { kinds: names } = useCasesWords()
  return (
    <>
      <Text size="sm" c="dimmed" mb="sm">
        {hints.caseDays}
      </Text>
      <DaysByKind
        name="caseDays"
        kinds={kinds}
        labelOf={(kind) => names[kind].name}
        usual={(kind) => rowOf(kind).days}
      />
    </>
  )
}

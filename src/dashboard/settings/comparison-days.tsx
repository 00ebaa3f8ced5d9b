import { Fieldset, NumberInput, SimpleGrid } from '@mantine/core'
import { documentKindNames, kindLabel } from '#modules/documents/schema'
import { usualComparisonDays } from '#modules/organisation/schema'
import { useLanguage } from '../look/language.ts'
import { useSettingsWorkWords } from '../words/settings-work.ts'
import { useSettingsForm } from './settings-context.ts'
import type { Values } from './values.ts'

type Kind = keyof Values['comparisonDays']

const kinds = documentKindNames.filter((kind) => kind !== 'photo') as Kind[]

/** After how many days the public reads that a comparison is long ago, for each kind of document. */
export function ComparisonDays() {
  const { oldAfter } = useSettingsWorkWords()
  return (
    <Fieldset legend={oldAfter} variant="unstyled">
      <SimpleGrid cols={{ base: 1, xs: 2, md: 3 }} spacing="md">
        {kinds.map((kind) => (
          <DaysOfKind key={kind} kind={kind} />
        ))}
      </SimpleGrid>
    </Fieldset>
  )
}

function DaysOfKind({ kind }: { kind: Kind }) {
  const path = `comparisonDays.${kind}` as const
  const { form, values, errorAt } = useSettingsForm(path)
  const language = useLanguage()
  const set = (typed: string | number) => {
    const days = Number(typed)
    const isUsual = typed === '' || days === usualComparisonDays
    form.setFieldValue('comparisonDays', ({ [kind]: _, ...others }) =>
      isUsual ? others : { ...others, [kind]: days },
    )
  }
  return (
    <NumberInput
      label={kindLabel(kind, language)}
      value={values.comparisonDays[kind] ?? usualComparisonDays}
      error={errorAt(path)}
      min={1}
      max={365}
      allowDecimal={false}
      onChange={set}
    />
  )
}

import { Fieldset, NumberInput, SimpleGrid } from '@mantine/core'
import { documentKindNames, kindLabel } from '#modules/documents/schema'
import { usualComparisonDays } from '#modules/organisation/schema'
import { useLanguage } from '../look/language.ts'
import { useSettingsWorkWords } from '../words/settings-work.ts'
import { useSettingsForm } from './settings-context.ts'
import type { Values } from './values.ts'

type Kind = keyof Values['comparisonDays']

const kinds = documentKindNames.filter((kind) => kind !== 'photo') as Kind[]

/** After how many days the public reads that it is long ago, for each kind of document. */
export function ComparisonDays() {
  const { form, values, errorAt } = useSettingsForm()
  const { oldAfter } = useSettingsWorkWords()
  const language = useLanguage()
  const set = (kind: Kind, typed: string | number) => {
    const { [kind]: _, ...others } = values.comparisonDays
    const days = Number(typed)
    const isUsual = typed === '' || days === usualComparisonDays
    form.setFieldValue('comparisonDays', isUsual ? others : { ...others, [kind]: days })
  }
  return (
    <Fieldset legend={oldAfter} variant="unstyled">
      <SimpleGrid cols={{ base: 1, xs: 2, md: 3 }} spacing="md">
        {kinds.map((kind) => (
          <NumberInput
            key={kind}
            label={kindLabel(kind, language)}
            value={values.comparisonDays[kind] ?? usualComparisonDays}
            error={errorAt(`comparisonDays.${kind}`)}
            min={1}
            max={365}
            allowDecimal={false}
            onChange={(typed) => set(kind, typed)}
          />
        ))}
      </SimpleGrid>
    </Fieldset>
  )
}

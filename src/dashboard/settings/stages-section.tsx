import { Textarea } from '@mantine/core'
import { Section } from './section.tsx'
import { useSettingsForm } from './settings-context.ts'

/** What the agency calls its steps; the candidate reads the one that a record is in. */
export function StagesSection() {
  const { values, form, labels, errorAt } = useSettingsForm()
  const errors = [errorAt('stages'), ...values.stages.map((_, at) => errorAt(`stages.${at}`))]
  return (
    <Section
      name="stages"
      lead="The candidate reads them as your words about your own work: say what you do or wait for, never what an authority decided. A record keeps a stage that is not here any more, and its candidate does not see it."
    >
      <Textarea
        label={labels.stages}
        description="One a line, in their order"
        value={values.stages.join('\n')}
        error={errors.find(Boolean)}
        onChange={({ currentTarget: { value } }) => form.setFieldValue('stages', value.split('\n'))}
        autosize
        minRows={4}
        maw="30rem"
        autoComplete="off"
      />
    </Section>
  )
}

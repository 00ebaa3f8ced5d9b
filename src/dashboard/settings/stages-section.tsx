import { Textarea } from '@mantine/core'
import { isUsualStage } from '#modules/organisation/schema'
import { useSettingsWorkWords } from '../words/settings-work.ts'
import { Section } from './section.tsx'
import { useSettingsForm } from './settings-context.ts'

/** The agency's names for its steps; candidates read that of their own record. */
export function StagesSection() {
  const { values, form, labels, errorAt } = useSettingsForm('stages')
  const { stages: words } = useSettingsWorkWords()
  const errors = [errorAt('stages'), ...values.stages.map((_, at) => errorAt(`stages.${at}`))]
  return (
    <Section name="stages" lead={words.lead}>
      <Textarea
        label={labels.stages}
        description={words.hint}
        value={values.stages.join('\n')}
        // The usual ones are stored by their English names.
        {...(values.stages.every(isUsualStage) ? { lang: 'en' } : {})}
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

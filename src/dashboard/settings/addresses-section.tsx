import { Button, Group, TextInput } from '@mantine/core'
import { useSettingsSiteWords } from '../words/settings-site.ts'
import { Section } from './form.tsx'
import classes from './settings.module.css'
import { useSettingsForm } from './settings-context.ts'

/** Our other web addresses, for "Our only web addresses", and where the source is available. */
export function AddressesSection() {
  const { values, form, input, labels, errorAt } = useSettingsForm('webAddresses', 'sourceCodeUrl')
  const { addresses: words } = useSettingsSiteWords()
  return (
    <Section name="addresses" lead={words.lead}>
      <ol className={classes.rows} aria-label={labels.webAddresses}>
        {values.webAddresses.map((_, index) => (
          <li key={index}>
            <Group align="flex-end" gap="sm">
              <TextInput
                {...input(`webAddresses.${index}`)}
                type="url"
                label={words.one(index + 1)}
                placeholder="https://"
                flex="1 1 12rem"
              />
              <Button
                variant="subtle"
                color="danger"
                aria-label={words.removeOne(index + 1)}
                onClick={() => form.removeListItem('webAddresses', index)}
              >
                {words.remove}
              </Button>
            </Group>
          </li>
        ))}
      </ol>
      {errorAt('webAddresses')}
      <div>
        <Button
          variant="default"
          disabled={values.webAddresses.length >= 10}
          onClick={() => form.insertListItem('webAddresses', 'https://')}
        >
          {words.add}
        </Button>
      </div>
      <TextInput
        {...input('sourceCodeUrl')}
        type="url"
        label={labels.sourceCodeUrl}
        description={words.source}
        placeholder="https://"
      />
    </Section>
  )
}

import { Button, Group, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useSettingsSiteWords } from '#words/settings-site'
import { Section } from './form.tsx'
import classes from './settings.module.css'
import { useSettingsForm } from './settings-context.ts'

const most = 10

/** Our other web addresses, for "Our only web addresses", and where the source is available. */
export function AddressesSection() {
  const { values, form, input, labels, errorAt } = useSettingsForm('webAddresses', 'sourceCodeUrl')
  const { addresses: words, rows } = useSettingsSiteWords()
  // Many are folded, so that the page stays short.
  const [isOpen, setOpen] = useState(values.webAddresses.length <= 3)
  return (
    <Section name="addresses" lead={words.lead}>
      <details
        className={classes.legal}
        open={isOpen}
        onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      >
        <summary>
          {labels.webAddresses}
          <span className={classes.note}> · {rows.count(values.webAddresses.length, most)}</span>
        </summary>
        <ol className={classes.rows} aria-label={labels.webAddresses}>
          {values.webAddresses.map((_, index) => (
            <li key={index}>
              <Group gap="sm" wrap="nowrap" align="flex-start">
                <TextInput
                  {...input(`webAddresses.${index}`)}
                  type="url"
                  aria-label={words.one(index + 1)}
                  placeholder="https://"
                  flex="1"
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
      </details>
      {errorAt('webAddresses')}
      <div>
        <Button
          variant="default"
          disabled={values.webAddresses.length >= most}
          onClick={() => {
            setOpen(true)
            form.insertListItem('webAddresses', 'https://')
          }}
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

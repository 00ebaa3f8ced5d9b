import { Button, Group, Textarea } from '@mantine/core'
import { type LegalPage, legalPages } from '#modules/organisation/schema'
import { Section } from './section.tsx'
import classes from './settings.module.css'
import { useSettingsForm } from './settings-context.ts'
import { usualSettings } from './usual-settings.ts'

export const legalNames: Record<LegalPage, string> = {
  copyright: 'Copyright',
  privacy: 'Privacy',
  disclaimer: 'Disclaimer',
  accessibility: 'Accessibility',
  'your-information': 'Your information',
}

/** The legal pages' texts: plain text with headings, as the public pages show it. */
export function LegalSection({ onOpen }: { onOpen: (page: LegalPage) => void }) {
  return (
    <Section
      name="legal"
      lead="An empty line begins a new paragraph; a line that begins with “## ” is a heading. No other mark-up is used. An empty text means the usual one, in the reader’s language."
    >
      {legalPages.map((page) => (
        <LegalText key={page} page={page} onOpen={onOpen} />
      ))}
    </Section>
  )
}

function LegalText({ page, onOpen }: { page: LegalPage; onOpen: (page: LegalPage) => void }) {
  const { input, values, form } = useSettingsForm()
  const text = values.legalTexts[page]
  const begin = async () => {
    const found = await usualSettings(values.languages[0] ?? 'en')
    if (found) form.setFieldValue(`legalTexts.${page}`, found.legalTexts[page])
  }
  return (
    <details
      className={classes.legal}
      onToggle={({ currentTarget }) => currentTarget.open && onOpen(page)}
    >
      <summary>
        {legalNames[page]}
        <span className={classes.note}>
          {' · '}
          {text.trim() === ''
            ? 'the usual text'
            : `your own text, ${text.length.toLocaleString('en-GB')} characters`}
        </span>
      </summary>
      <Textarea
        {...input(`legalTexts.${page}`)}
        label={`Text of “${legalNames[page]}”`}
        autosize
        minRows={6}
        maxRows={24}
        mt="sm"
        onFocus={() => onOpen(page)}
      />
      {text.trim() === '' && (
        <Group mt="xs">
          <Button variant="default" size="compact-sm" onClick={() => void begin()}>
            Begin with the usual text
          </Button>
        </Group>
      )}
    </details>
  )
}

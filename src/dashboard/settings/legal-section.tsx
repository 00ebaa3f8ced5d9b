import { Button, Group, Textarea } from '@mantine/core'
import { type LegalPage, legalPages } from '#modules/organisation/schema'
import { usePartWords } from '../words/parts.ts'
import { useSettingsWords } from '../words/settings.ts'
import { useSettingsSiteWords } from '../words/settings-site.ts'
import { Section } from './section.tsx'
import classes from './settings.module.css'
import { useSettingsForm } from './settings-context.ts'
import { usualSettings } from './usual-settings.ts'

/** The texts of the legal pages: plain text with headings, as the public pages show it. */
export function LegalSection({ onOpen }: { onOpen: (page: LegalPage) => void }) {
  const { legal: words } = useSettingsSiteWords()
  return (
    <Section name="legal" lead={words.lead}>
      {legalPages.map((page) => (
        <LegalText key={page} page={page} onOpen={onOpen} />
      ))}
    </Section>
  )
}

function LegalText({ page, onOpen }: { page: LegalPage; onOpen: (page: LegalPage) => void }) {
  const { input, values, form } = useSettingsForm(`legalTexts.${page}`, 'wordsLanguage')
  const { legal: words } = useSettingsSiteWords()
  const { legalNames } = useSettingsWords()
  const { number } = usePartWords()
  const text = values.legalTexts[page]
  const begin = async () => {
    const found = await usualSettings(values.wordsLanguage)
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
          {text.trim() === '' ? words.usual : words.own(number(text.length))}
        </span>
      </summary>
      <Textarea
        {...input(`legalTexts.${page}`)}
        label={words.textOf(legalNames[page])}
        autosize
        minRows={6}
        maxRows={24}
        mt="sm"
        onFocus={() => onOpen(page)}
      />
      {text.trim() === '' && (
        <Group mt="xs">
          <Button variant="default" size="compact-sm" onClick={() => void begin()}>
            {words.begin}
          </Button>
        </Group>
      )}
    </details>
  )
}

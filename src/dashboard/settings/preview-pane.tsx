import { Button, Group, Text } from '@mantine/core'
import { PagePreview } from '../preview/page-preview.tsx'
import { PreviewButton } from '../preview/preview-button.tsx'
import { usePreviewWords } from '../words/preview.ts'
import { useSettingsWords } from '../words/settings.ts'
import classes from './settings.module.css'
import { draftOf, type PreviewedPage, type SettingField, type Values } from './values.ts'

interface Preview {
  values: Values
  changed: readonly SettingField[]
  page: PreviewedPage
  onHome: () => void
}

/** The public page with the settings as typed, beside the form. */
export function PreviewBeside(preview: Preview) {
  const { show } = usePreviewWords()
  return (
    <section className={classes.beside} aria-labelledby="preview-title">
      <Text id="preview-title" component="h2" fw={600} mb="xs">
        {show}
      </Text>
      <Pane {...preview} />
    </section>
  )
}

/** The same behind a button, where there is no room beside the form. */
export function PreviewBehind(preview: Preview) {
  return (
    <PreviewButton>
      <Pane {...preview} />
    </PreviewButton>
  )
}

function Pane({ values, changed, page, onHome }: Preview) {
  const { languageNames, legalNames, preview } = useSettingsWords()
  const languages = values.languages.map((value) => ({ value, label: languageNames[value] }))
  const name = page === 'home' ? preview.home : preview.page(legalNames[page])
  return (
    <>
      {page !== 'home' && (
        <Group gap="xs" mb="xs">
          <Text size="sm">{preview.shows(name)}</Text>
          <Button variant="subtle" size="compact-sm" onClick={onHome}>
            {preview.showHome}
          </Button>
        </Group>
      )}
      <PagePreview
        name={name}
        address="/preview/settings"
        fields={{ draft: JSON.stringify(draftOf(values, changed)), page }}
        languages={languages.length > 0 ? languages : [{ value: 'en', label: languageNames.en }]}
      />
    </>
  )
}

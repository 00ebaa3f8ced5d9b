import { Button, Group, Stack, Text, Title } from '@mantine/core'
import { type ReactNode, use, useEffect } from 'react'
import { nameOfLanguage } from '#platform/languages.schema'
import { useSettingsWords } from '#words/settings'
import { PreviewButton, PreviewView } from '../preview/preview-button.tsx'
import { useLocation } from '../routing.tsx'
import { placeOf, type SectionName } from './places.ts'
import bar from './save-bar.module.css'
import classes from './settings.module.css'
import { EditedContext } from './settings-context.ts'
import { draftOf } from './values.ts'

/** What of the settings is on this page, and the bar that saves all of them. */
export function SettingsForm({ children }: { children?: ReactNode }) {
  const words = useSettingsWords()
  const { edited } = use(EditedContext)
  useLanding()
  return (
    <form
      ref={edited.element}
      noValidate
      aria-label={words.title}
      onSubmit={(event) => {
        event.preventDefault()
        void edited.save()
      }}
    >
      {children}
      <SaveBar />
    </form>
  )
}

/** Leads to the setting or the part in the address, which is on this page. */
function useLanding(): void {
  const location = useLocation()
  useEffect(() => {
    const { hash } = location
    const place = placeOf(hash)
    if (!place) return
    const [field = ''] = hash.split('.')
    const at = (path: string) => document.querySelector<HTMLElement>(path)
    const control =
      at(`[data-path="${hash}"]`) ?? at(`[data-path="${field}"]`) ?? at(`[data-path^="${field}."]`)
    const heading = document.getElementById(`settings-${place.section}`)
    const shown = control ?? heading
    for (let at = control?.closest('details'); at; at = at.parentElement?.closest('details'))
      at.open = true
    shown?.scrollIntoView({ block: control ? 'center' : 'start' })
    const fields = 'input, select, textarea, button, summary'
    const focused = control?.matches(fields) ? control : control?.querySelector<HTMLElement>(fields)
    ;(focused ?? heading)?.focus({ preventScroll: true })
  }, [location])
}

interface SectionProps {
  name: SectionName
  lead?: ReactNode
  children: ReactNode
}

/** One part of the settings under its heading. */
export function Section({ name, lead, children }: SectionProps) {
  const { sections } = useSettingsWords()
  const id = `settings-${name}`
  return (
    <section className={classes.section} aria-labelledby={id}>
      <Title order={2} size="h4" id={id} tabIndex={-1}>
        {sections[name]}
      </Title>
      {lead && (
        <Text size="sm" c="dimmed" maw="62ch">
          {lead}
        </Text>
      )}
      <Stack gap="md" mt="sm">
        {children}
      </Stack>
    </section>
  )
}

/** Always visible: unsaved changes of all pages, and the buttons to save or discard them. */
function SaveBar() {
  const { bar: words, labels } = useSettingsWords()
  const { edited, wrong } = use(EditedContext)
  const { changed, isBusy, undo } = edited
  return (
    <div className={bar.bar}>
      <Text size="sm" role="status" className={bar.said}>
        {changed.length > 0 && words.unsaved(changed.map((field) => labels[field]).join(', '))}
        {wrong > 0 && ` ${words.wrong(wrong)}`}
      </Text>
      <Group gap="xs">
        <PreviewButton>
          <Preview />
        </PreviewButton>
        {changed.length > 0 && (
          <>
            <Button variant="default" onClick={undo} disabled={isBusy}>
              {words.undo}
            </Button>
            <Button type="submit" loading={isBusy}>
              {words.save}
            </Button>
          </>
        )}
      </Group>
    </div>
  )
}

/** The public page with the settings as typed. */
function Preview() {
  const { languageNames, legalNames, preview } = useSettingsWords()
  const { edited, previewed, setPreviewed } = use(EditedContext)
  const { values } = edited.form
  const languages = values.languages.map((value) => ({
    value,
    label: nameOfLanguage(languageNames, value),
  }))
  const name = previewed === 'home' ? preview.home : preview.page(legalNames[previewed])
  return (
    <>
      {previewed !== 'home' && (
        <Group gap="xs" mb="xs">
          <Text size="sm">{preview.shows(name)}</Text>
          <Button variant="subtle" size="compact-sm" onClick={() => setPreviewed('home')}>
            {preview.showHome}
          </Button>
        </Group>
      )}
      <PreviewView
        name={name}
        address="/preview/settings"
        fields={{
          draft: JSON.stringify(draftOf(values, edited.changed)),
          page: previewed,
        }}
        languages={languages.length > 0 ? languages : [{ value: 'en', label: languageNames.en }]}
      />
    </>
  )
}

import { Button, Group, Text } from '@mantine/core'
import { useDebouncedValue, useMediaQuery } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useCallback, useEffect, useState } from 'react'
import type { SettingsDraft } from '#modules/organisation/schema'
import { languageNow } from '../look/language.ts'
import { PagePreview } from '../preview/page-preview.tsx'
import { PreviewButton } from '../preview/preview-button.tsx'
import { query } from '../query-client.ts'
import { LoadingScreen } from '../shell/loading-screen.tsx'
import { FailedPart } from '../ui/failed-part.tsx'
import { useUnsavedInput } from '../ui/unsaved-input.ts'
import { useLater } from '../ui/use-later.ts'
import { loadWords } from '../words/jobs.ts'
import { usePreviewWords } from '../words/preview.ts'
import { useSettingsWords } from '../words/settings.ts'
import { ChangedContext, FoldContext, type SectionName, useChangedParts, useFold } from './fold.ts'
import { InformationDate } from './information-date.tsx'
import { LicenceLookUps } from './licence-look-ups.tsx'
import { ContactSection, OrganisationSection } from './organisation-section.tsx'
import { SaveBar } from './save-bar.tsx'
import { SectionList, sectionOf, useWayToSection } from './section.tsx'
import classes from './settings.module.css'
import { SettingsContext, useSettingsStore } from './settings-context.ts'
import { UnfitSettings } from './unfit-settings.tsx'
import { useSettings } from './use-settings.ts'
import {
  draftOf,
  type Organisation,
  type PreviewedPage,
  type SettingField,
  type Values,
  valuesOf,
} from './values.ts'

/** Loads what is below the first screen, and the texts for refusals. */
async function restOf() {
  const jobs = [
    'settings-site',
    'settings-work',
    'settings-said',
    'notices-said',
    'overview',
  ] as const
  const [{ CompareSettings, FormSections, SectionsBelow }] = await Promise.all([
    import('./rest.tsx'),
    loadWords(languageNow(), jobs),
  ])
  return { CompareSettings, FormSections, SectionsBelow }
}

/** All settings in one form, beside a preview of the public page. */
export function SettingsEditor({ organisation }: { organisation: Organisation }) {
  const edited = useSettings(organisation)
  const { form, base, newer, changed, isBusy } = edited
  const words = useSettingsWords()
  const judged = useJudgement(draftOf(form.values, changed))
  const [page, setPage] = useState<PreviewedPage>('home')
  const isWide = useMediaQuery('(min-width: 72em)', true, {
    getInitialValueInEffect: false,
  })
  const { part: rest, failed, asked, want, whenNear } = useLater(restOf)
  const store = useSettingsStore({ form, judged, isWhole: rest !== null, adopt: edited.adopt })
  const wrong = Object.keys(form.errors).map((path) =>
    sectionOf(path.split('.')[0] as SettingField),
  )
  const changedParts = useChangedParts(changed.map(sectionOf))
  const fold = useFold(wrong)
  const { setOpen } = fold
  const unfold = useCallback((name: SectionName) => setOpen([name], true), [setOpen])
  const goTo = useWayToSection(rest !== null, want, unfold)
  useUnsavedInput(changed.length > 0)
  const isWanted = newer !== null || base.unfit.length > 0
  useEffect(() => {
    if (isWanted) want()
  }, [isWanted, want])
  // Input stays visible, and can be saved, even if the rest fails to load.
  const later = failed ? (
    <FailedPart what={words.rest} queries={[asked]} />
  ) : (
    <LoadingScreen isPart />
  )
  if (newer && !rest) return later
  if (newer && rest)
    return (
      <rest.CompareSettings
        key={newer.version}
        before={valuesOf(base)}
        mine={form.values}
        theirs={valuesOf(newer)}
        isBusy={isBusy}
        onSave={(values) => void edited.saveMerged(values)}
        onBack={edited.backToForm}
      />
    )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void edited.save()
  }
  const onHome = () => setPage('home')
  const preview = { page, values: form.values, changed, onHome }
  return (
    <SettingsContext value={store}>
      <FoldContext value={fold}>
        <ChangedContext value={changedParts}>
          <UnfitSettings organisation={base} onSaved={store.adopt} />
          <SectionList onGo={goTo} want={want} />
          <div className={classes.columns} data-whole={rest !== null}>
            <div className={classes.form}>
              <InformationDate organisation={base} onSaved={store.adopt} />
              <LicenceLookUps organisation={base} onSaved={store.adopt} />
              <form ref={edited.element} onSubmit={submit} noValidate aria-label={words.title}>
                <OrganisationSection />
                <ContactSection />
                {rest ? (
                  <rest.FormSections organisation={base} onSaved={store.adopt} onPage={setPage} />
                ) : (
                  <div ref={whenNear} className={classes.rest} data-rest>
                    {later}
                  </div>
                )}
                <SaveBar edited={edited} judged={Object.keys(judged).length}>
                  {!isWide && <PreviewBehind {...preview} />}
                </SaveBar>
              </form>
              {rest && <rest.SectionsBelow organisation={base} onSaved={store.adopt} />}
            </div>
            {isWide && <PreviewBeside {...preview} />}
          </div>
        </ChangedContext>
      </FoldContext>
    </SettingsContext>
  )
}

/**
 * Asks the server, during typing, what it would say of these settings: the sentence for each path. The
 * rules stay on the server, where nobody can omit them.
 */
function useJudgement(draft: SettingsDraft): Readonly<Record<string, string>> {
  const [settled] = useDebouncedValue(JSON.stringify(draft), 350)
  const { data } = useQuery({
    ...query('POST /organisation/check', { body: JSON.parse(settled) as SettingsDraft }),
    enabled: settled !== '{}',
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    // The previous result stays until the answer to the new text has arrived.
    placeholderData: (before) => before,
  })
  if (settled === '{}' || !data) return {}
  return Object.fromEntries(data.problems.map(({ path, message }) => [path, message]))
}

interface Preview {
  values: Values
  changed: readonly SettingField[]
  page: PreviewedPage
  onHome: () => void
}

/** The public page with the settings as typed, beside the form. */
function PreviewBeside(preview: Preview) {
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
function PreviewBehind(preview: Preview) {
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

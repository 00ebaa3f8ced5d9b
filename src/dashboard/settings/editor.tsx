import { Box } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { type FormEvent, useState } from 'react'
import { useUnsavedInput } from '../ui/unsaved-input.ts'
import { useSettingsSiteWords, useSettingsWords } from '../words/settings.ts'
import { AccentField } from './accent-field.tsx'
import { ClosingSection } from './closing-section.tsx'
import { CompareSettings } from './compare-settings.tsx'
import { GroupsEditor } from './groups-editor.tsx'
import { HomeSection } from './home-section.tsx'
import { InformationDate } from './information-date.tsx'
import { KeepingSection } from './keeping-section.tsx'
import { LegalSection } from './legal-section.tsx'
import { LicenceLookUps } from './licence-look-ups.tsx'
import { ContactSection, OrganisationSection } from './organisation-section.tsx'
import { AddressesSection, LanguagesSection, WorkSection } from './other-sections.tsx'
import { OwnList } from './own-list.tsx'
import { OwnPictureField } from './own-picture-field.tsx'
import { PreviewBehind, PreviewBeside } from './preview-pane.tsx'
import { RecordingsSection } from './recordings-section.tsx'
import { SaveBar } from './save-bar.tsx'
import { Section, SectionList, sectionOf } from './section.tsx'
import classes from './settings.module.css'
import { SettingsContext } from './settings-context.ts'
import { StagesSection } from './stages-section.tsx'
import type { TextLanguage } from './translations.ts'
import { TranslationsSection } from './translations-section.tsx'
import { UnfitSettings } from './unfit-settings.tsx'
import { useJudgement } from './use-judgement.ts'
import { useSettings } from './use-settings.ts'
import { draftOf, type Organisation, type PreviewedPage, valuesOf } from './values.ts'

/** All settings in one form, beside the public page as it will be. */
export function SettingsEditor({ organisation }: { organisation: Organisation }) {
  const edited = useSettings(organisation)
  const { form, base, newer, changed, isBusy } = edited
  const words = useSettingsWords()
  const site = useSettingsSiteWords()
  const judged = useJudgement(draftOf(form.values, changed))
  const [page, setPage] = useState<PreviewedPage>('home')
  const [language, setLanguage] = useState<TextLanguage>()
  const isWide = useMediaQuery('(min-width: 72em)', true, {
    getInitialValueInEffect: false,
  })
  useUnsavedInput(changed.length > 0)
  if (newer)
    return (
      <CompareSettings
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
  const preview = { page, language, values: form.values, changed, onHome }
  return (
    <SettingsContext value={{ form, judged }}>
      <UnfitSettings organisation={base} onSaved={edited.adopt} />
      <SectionList changed={new Set(changed.map(sectionOf))} />
      <div className={classes.columns}>
        <div className={classes.form}>
          <InformationDate organisation={base} onSaved={edited.adopt} />
          <LicenceLookUps organisation={base} onSaved={edited.adopt} />
          <form id="settings-form" onSubmit={submit} noValidate aria-label={words.title}>
            <OrganisationSection />
            <ContactSection />
            <Section name="look">
              <OwnPictureField which="logo" organisation={base} onSaved={edited.adopt} />
              <OwnPictureField which="office" organisation={base} onSaved={edited.adopt} />
              <AccentField />
            </Section>
            <HomeSection />
            <Section name="menu" lead={site.menu.lead}>
              <OwnList name="menu">
                <GroupsEditor name="menu" most={6} />
              </OwnList>
            </Section>
            <Section name="footer" lead={site.footer.lead}>
              <OwnList name="footerGroups">
                <GroupsEditor name="footerGroups" most={4} />
              </OwnList>
            </Section>
            <LegalSection onOpen={setPage} />
            <LanguagesSection />
            <AddressesSection />
            <StagesSection />
            <TranslationsSection
              onOpen={(entered, where) => {
                setLanguage(entered)
                setPage(where)
              }}
            />
            <WorkSection trashDaysOnFile={base.trashDays} />
            <KeepingSection onFile={base} />
            <SaveBar edited={edited} judged={Object.keys(judged).length}>
              {!isWide && <PreviewBehind {...preview} />}
            </SaveBar>
          </form>
          <Box mt="xl">
            <RecordingsSection languages={base.languages} />
          </Box>
          <Box mt="xl">
            <ClosingSection organisation={base} onSaved={edited.adopt} />
          </Box>
        </div>
        {isWide && <PreviewBeside {...preview} />}
      </div>
    </SettingsContext>
  )
}

import { Box } from '@mantine/core'
import { memo } from 'react'
import { useSettingsSiteWords } from '../words/settings-site.ts'
import { AccentField } from './accent-field.tsx'
import { ClosingSection } from './closing-section.tsx'
import { FactsSection } from './facts-section.tsx'
import { GroupsEditor } from './groups-editor.tsx'
import { HomeSection } from './home-section.tsx'
import { KeepingSection } from './keeping-section.tsx'
import { LegalSection } from './legal-section.tsx'
import { AddressesSection, LanguagesSection, WorkSection } from './other-sections.tsx'
import { OwnList } from './own-list.tsx'
import { OwnPictureField } from './own-picture-field.tsx'
import { Section } from './section.tsx'
import { StagesSection } from './stages-section.tsx'
import type { Organisation, PreviewedPage } from './values.ts'

export { CompareSettings } from './compare-settings.tsx'

interface Sections {
  organisation: Organisation
  onSaved: (saved: Organisation) => void
}

interface FormSectionsProps extends Sections {
  /** Chooses which public page is shown beside the form. */
  onPage: (page: PreviewedPage) => void
}

/** The parts of the form that are below the first screen. */
export const FormSections = memo(function FormSections(props: FormSectionsProps) {
  const { organisation, onSaved, onPage } = props
  const site = useSettingsSiteWords()
  return (
    <>
      <Section name="look">
        <OwnPictureField which="logo" organisation={organisation} onSaved={onSaved} />
        <OwnPictureField which="office" organisation={organisation} onSaved={onSaved} />
        <AccentField />
      </Section>
      <FactsSection />
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
      <LegalSection onOpen={onPage} />
      <LanguagesSection />
      <AddressesSection />
      <StagesSection />
      <WorkSection trashDaysOnFile={organisation.trashDays} />
      <KeepingSection onFile={organisation} />
    </>
  )
})

/** Settings below the form, which are saved separately. */
export const SectionsBelow = memo(function SectionsBelow(props: Sections) {
  const { organisation, onSaved } = props
  return (
    <Box mt="xl">
      <ClosingSection organisation={organisation} onSaved={onSaved} />
    </Box>
  )
})

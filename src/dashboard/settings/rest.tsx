import { Alert, Box, Button, Group, Text } from '@mantine/core'
import { memo, type ReactNode } from 'react'
import { type LegalPage, legalPages } from '#modules/organisation/schema'
import { useLanguage } from '../look/language.ts'
import { ask } from '../ui/ask.ts'
import { useSettingsWords } from '../words/settings.ts'
import { useSettingsSiteWords } from '../words/settings-site.ts'
import { AccentField } from './accent-field.tsx'
import { ClosingSection } from './closing-section.tsx'
import { FactsSection } from './facts-section.tsx'
import { GroupsEditor } from './groups-editor.tsx'
import { KeepingSection } from './keeping-section.tsx'
import { AddressesSection, LanguagesSection, WorkSection } from './other-sections.tsx'
import { OwnPictureField } from './own-picture-field.tsx'
import { SaidField } from './said-field.tsx'
import { Section } from './section.tsx'
import classes from './settings.module.css'
import { useSettingsForm } from './settings-context.ts'
import { StagesSection } from './stages-section.tsx'
import { TilesEditor } from './tiles-editor.tsx'
import { type UsualSettings, usualSettings } from './usual-settings.ts'
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

/** The texts and links of the home page. */
function HomeSection() {
  const { labels } = useSettingsWords()
  const { home, tiles } = useSettingsSiteWords()
  return (
    <Section name="home">
      <SaidField
        path="welcome"
        place="welcome"
        longest={600}
        label={labels.welcome}
        hint={home.welcome}
      />
      <Text fw={600}>{tiles.title}</Text>
      <OwnList name="tiles">
        <TilesEditor />
      </OwnList>
    </Section>
  )
}

/** What the organisation adds to the legal pages, each complete without it. */
function LegalSection({ onOpen }: { onOpen: (page: LegalPage) => void }) {
  const { legal: words } = useSettingsSiteWords()
  return (
    <Section name="legal" lead={words.lead}>
      {legalPages.map((page) => (
        <LegalAddition key={page} page={page} onOpen={onOpen} />
      ))}
    </Section>
  )
}

function LegalAddition({ page, onOpen }: { page: LegalPage; onOpen: (page: LegalPage) => void }) {
  const { values } = useSettingsForm(`legal.${page}`)
  const { legal: words } = useSettingsSiteWords()
  const { legalNames } = useSettingsWords()
  const { sentences, own } = values.legal[page]
  const isEmpty = sentences.length === 0 && Object.keys(own).length === 0
  return (
    <details
      className={classes.legal}
      onToggle={({ currentTarget }) => currentTarget.open && onOpen(page)}
    >
      <summary>
        {legalNames[page]}
        <span className={classes.note}> · {isEmpty ? words.usual : words.added}</span>
      </summary>
      <SaidField
        path={`legal.${page}`}
        place="legal"
        longest={20_000}
        label={words.additionTo(legalNames[page])}
      />
    </details>
  )
}

type ListName = 'tiles' | 'menu' | 'footerGroups'

interface OwnList {
  name: ListName
  children: ReactNode
}

/** A list that is the usual one, in the reader's language, until somebody starts their own from it. */
function OwnList({ name, children }: OwnList) {
  const { values, form, errorAt } = useSettingsForm(name)
  const language = useLanguage()
  const { lists, giveUp } = useSettingsSiteWords()
  const words = lists[name]
  const begin = async () => {
    const found = await usualSettings(language)
    if (found) form.setFieldValue(name, found[name] as UsualSettings[ListName] & never[])
  }
  const goBack = async () => {
    const isSure = await ask({
      title: words.sure,
      text: giveUp.text(words.go),
      yes: giveUp.yes,
    })
    if (isSure) form.setFieldValue(name, null)
  }
  if (values[name] === null)
    return (
      <Group gap="sm">
        <Text>{words.usual}</Text>
        <Button variant="default" onClick={() => void begin()}>
          {words.make}
        </Button>
      </Group>
    )
  const problem = errorAt(name)
  return (
    <>
      <Text size="sm" c="dimmed">
        {words.own}
      </Text>
      {problem && <Alert color="danger">{problem}</Alert>}
      {children}
      <div>
        <Button variant="subtle" onClick={() => void goBack()}>
          {words.back}
        </Button>
      </div>
    </>
  )
}

import { Alert, Button, Checkbox, Group, NativeSelect, Stack, Text } from '@mantine/core'
import { type ReactNode, use, useState } from 'react'
import { siteLanguages } from '#modules/organisation/fields.schema'
import { type LegalPage, legalPages } from '#modules/organisation/lines.schema'
import { nameOfLanguage } from '#platform/languages.schema'
import { unread } from '#texts/each/unread'
import { useSettingsWords } from '#words/settings'
import { useSettingsSiteWords } from '#words/settings-site'
import { useLanguage } from '../look/language.ts'
import { ask } from '../ui/ask.ts'
import { FailedPart } from '../ui/failed-part.tsx'
import { usePart } from '../ui/use-part.ts'
import { AddressesSection } from './addresses-section.tsx'
import { Section, SettingsForm } from './form.tsx'
import { InformationDate } from './information-date.tsx'
import { LookSection } from './look-section.tsx'
import { SaidField } from './said-field.tsx'
import classes from './settings.module.css'
import { SubjectContext, useSettingsForm } from './settings-context.ts'
import { type UsualSettings, usualSettings } from './usual-settings.ts'

/** What visitors read besides the facts of the agency, and how it looks. */
export function PublicPage() {
  const { organisation, onSaved } = use(SubjectContext)
  const { menu, footer } = useSettingsSiteWords()
  return (
    <>
      <InformationDate organisation={organisation} onSaved={onSaved} />
      <SettingsForm>
        <div className={classes.columns}>
          <div>
            <HomeSection />
            <LookSection organisation={organisation} onSaved={onSaved} />
            <Section name="menu" lead={menu.lead}>
              <OwnList name="menu">
                {({ GroupsEditor }) => <GroupsEditor name="menu" most={6} />}
              </OwnList>
            </Section>
          </div>
          <div>
            <LegalSection />
            <LanguagesSection />
            <AddressesSection />
            <Section name="footer" lead={footer.lead}>
              <OwnList name="footerGroups">
                {({ GroupsEditor }) => <GroupsEditor name="footerGroups" most={4} />}
              </OwnList>
            </Section>
          </div>
        </div>
      </SettingsForm>
    </>
  )
}

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
      <OwnList name="tiles">{({ TilesEditor }) => <TilesEditor />}</OwnList>
    </Section>
  )
}

/** What the organisation adds to the legal pages, each complete without it. */
function LegalSection() {
  const { legal: words } = useSettingsSiteWords()
  return (
    <Section name="legal" lead={words.lead}>
      <Stack gap={4}>
        {legalPages.map((page) => (
          <LegalAddition key={page} page={page} />
        ))}
      </Stack>
    </Section>
  )
}

function LegalAddition({ page }: { page: LegalPage }) {
  const { setPreviewed } = use(SubjectContext)
  const { values } = useSettingsForm(`legal.${page}`)
  const { legal: words } = useSettingsSiteWords()
  const { legalNames } = useSettingsWords()
  const { sentences, own } = values.legal[page]
  const isEmpty = sentences.length === 0 && Object.keys(own).length === 0
  return (
    <details
      className={classes.legal}
      onToggle={({ currentTarget }) => currentTarget.open && setPreviewed(page)}
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

/** The languages of the public pages, and the default one. */
function LanguagesSection() {
  const { values, form, errorAt } = useSettingsForm('languages')
  const { languages: words } = useSettingsSiteWords()
  const { languageNames } = useSettingsWords()
  const { languages } = values
  const unreadNames = siteLanguages.flatMap((one) =>
    unread.includes(one) ? nameOfLanguage(languageNames, one) : [],
  )
  const choose = (chosen: readonly string[]) => {
    const kept = languages.filter((one) => chosen.includes(one))
    const added = siteLanguages.filter((one) => chosen.includes(one) && !kept.includes(one))
    form.setFieldValue('languages', [...kept, ...added])
  }
  const putFirst = (first: string) =>
    form.setFieldValue(
      'languages',
      [...languages].sort((a, b) => rank(a, first) - rank(b, first)),
    )
  return (
    <Section name="languages" lead={words.lead}>
      <Checkbox.Group
        data-path="languages"
        label={words.label}
        description={words.unread(unreadNames.join(', '))}
        value={languages}
        onChange={choose}
        error={errorAt('languages')}
      >
        <Group mt="xs">
          {siteLanguages.map((one) => (
            <Checkbox key={one} value={one} label={nameOfLanguage(languageNames, one)} />
          ))}
        </Group>
      </Checkbox.Group>
      {languages.length > 1 && (
        <NativeSelect
          label={words.usual}
          description={words.usualHint}
          data={languages.map((one) => ({ value: one, label: nameOfLanguage(languageNames, one) }))}
          value={languages[0] ?? 'en'}
          onChange={({ currentTarget: { value } }) => putFirst(value)}
          maw="20rem"
        />
      )}
    </Section>
  )
}

function rank(language: string, first: string): number {
  return language === first ? 0 : 1
}

type ListName = 'tiles' | 'menu' | 'footerGroups'

/** Most agencies keep the usual lists. */
const loadEditors = async () => ({
  ...(await import('./groups-editor.tsx')),
  ...(await import('./tiles-editor.tsx')),
})

interface OwnList {
  name: ListName
  children: (editors: Awaited<ReturnType<typeof loadEditors>>) => ReactNode
}

/** A list that is the usual one, in the reader's language, until somebody starts their own from it. */
function OwnList({ name, children }: OwnList) {
  const { values, form, errorAt } = useSettingsForm(name)
  const language = useLanguage()
  const { lists, giveUp } = useSettingsSiteWords()
  const words = lists[name]
  const { part, asked } = usePart(loadEditors, values[name] !== null)
  // One that was made before is folded, so that the page stays short.
  const [isOpen, setOpen] = useState(values[name] === null)
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
      <Group gap="sm" data-path={name}>
        <Text>{words.usual}</Text>
        <Button variant="default" onClick={() => void begin()}>
          {words.make}
        </Button>
      </Group>
    )
  const problem = errorAt(name)
  return (
    <>
      <FailedPart what={words.own} queries={[asked]} />
      {problem && <Alert color="danger">{problem}</Alert>}
      <details
        className={classes.legal}
        open={isOpen}
        onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      >
        <summary>{words.own}</summary>
        {part && children(part)}
        <Button variant="subtle" mt="sm" onClick={() => void goBack()}>
          {words.back}
        </Button>
      </details>
    </>
  )
}

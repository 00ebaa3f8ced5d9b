import { Button, Stack, Text, Title } from '@mantine/core'
import { useLocation } from '@tanstack/react-router'
import { type ReactNode, useContext, useEffect, useState } from 'react'
import { useSettingsWords } from '../words/settings.ts'
import { ChangedContext, FoldContext, type SectionName, useFoldOf } from './fold.ts'
import classes from './settings.module.css'
import type { SettingField } from './values.ts'

interface Section {
  name: SectionName
  lead?: ReactNode
  children: ReactNode
}

/** One part of the settings under its heading, which on a phone unfolds it. */
export function Section({ name, lead, children }: Section) {
  const { sections } = useSettingsWords()
  const { isFolding, isOpen, toggle } = useFoldOf(name)
  const id = `settings-${name}`
  const content = `${id}-content`
  const title = sections[name]
  return (
    <section className={classes.section} aria-labelledby={id} data-folding={isFolding}>
      <Title order={2} size="h4" id={id} tabIndex={-1}>
        {isFolding ? (
          <button type="button" aria-expanded={isOpen} aria-controls={content} onClick={toggle}>
            {title}
          </button>
        ) : (
          title
        )}
      </Title>
      {isFolding && <ChangedMark name={name} />}
      <div id={content} hidden={!isOpen}>
        {lead && (
          <Text size="sm" c="dimmed" maw="62ch">
            {lead}
          </Text>
        )}
        <Stack gap="md" mt="sm">
          {children}
        </Stack>
      </div>
    </section>
  )
}

/** Says that a part holds an unsaved change. */
function ChangedMark({ name }: { name: SectionName }) {
  const { changed } = useSettingsWords()
  const parts = useContext(ChangedContext)
  return parts.has(name) && <span className={classes.changed}> {changed}</span>
}

/** Scrolls to a part, also to the one in the address, once it exists: the lower parts load on demand. */
export function useWayToSection(
  isWhole: boolean,
  want: () => void,
  unfold: (name: SectionName) => void,
) {
  const { hash } = useLocation()
  const [goal, setGoal] = useState<{ id: string } | null>(null)
  useEffect(() => {
    setGoal(hash === '' ? null : { id: hash })
    if (hash !== '') unfold(hash.replace(/^settings-/, '') as SectionName)
  }, [hash, unfold])
  useEffect(() => {
    const heading = goal && document.getElementById(goal.id)
    if (!heading) return
    heading.scrollIntoView()
    heading.focus({ preventScroll: true })
    setGoal(null)
  }, [goal, isWhole])
  return (name: SectionName) => {
    want()
    unfold(name)
    setGoal({ id: `settings-${name}` })
  }
}

interface SectionList {
  onGo: (name: SectionName) => void
  /** Loads the parts that are still missing. */
  want: () => void
}

/**
 * A link to each part; marks those with an unsaved change. Folded parts are such a list themselves: then
 * this is a button that unfolds all of them.
 */
export function SectionList({ onGo, want }: SectionList) {
  const words = useSettingsWords()
  const { isFolding, open, setOpen } = useContext(FoldContext)
  const names = Object.keys(words.sections) as SectionName[]
  if (isFolding) {
    const areAllOpen = names.every((name) => open.has(name))
    const turnAll = () => {
      want()
      setOpen(names, !areAllOpen)
    }
    return (
      <Button variant="default" mb="md" data-unfold={!areAllOpen} onClick={turnAll}>
        {areAllOpen ? words.foldAll : words.unfoldAll}
      </Button>
    )
  }
  return (
    <nav aria-label={words.parts}>
      <ul className={classes.list}>
        {names.map((name) => (
          <li key={name}>
            <a
              href={`#settings-${name}`}
              onClick={(event) => {
                event.preventDefault()
                onGo(name)
              }}
            >
              {words.sections[name]}
              <ChangedMark name={name} />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

const places: Record<SettingField, SectionName> = {
  displayName: 'organisation',
  legalName: 'organisation',
  licenceNumber: 'organisation',
  regulator: 'organisation',
  address: 'contact',
  telephones: 'contact',
  branches: 'contact',
  people: 'contact',
  week: 'facts',
  exceptions: 'facts',
  foundedIn: 'facts',
  countries: 'facts',
  trades: 'facts',
  services: 'facts',
  spoken: 'facts',
  fees: 'facts',
  email: 'contact',
  accentColour: 'look',
  welcome: 'home',
  tiles: 'home',
  menu: 'menu',
  footerGroups: 'footer',
  legal: 'legal',
  languages: 'languages',
  timeZone: 'languages',
  webAddresses: 'addresses',
  sourceCodeUrl: 'addresses',
  defaultNationality: 'work',
  secondPersonApproval: 'work',
  documentsSeenFirst: 'work',
  returnReasons: 'work',
  automaticMessages: 'work',
  staffSecondFactor: 'work',
  sessionIdleMinutes: 'work',
  sessionLongestHours: 'work',
  trashDays: 'work',
  contestDays: 'work',
  keepAfterDepartureDays: 'keeping',
  keepSensitiveMonths: 'keeping',
  keepContractMonths: 'keeping',
  keepUsualMonths: 'keeping',
  removesByItself: 'keeping',
  scanReasons: 'keeping',
  comparisonDays: 'work',
  neededKinds: 'work',
  stages: 'stages',
}

/** Returns the part of the page that a setting is in. */
export function sectionOf(field: SettingField): SectionName {
  return places[field]
}

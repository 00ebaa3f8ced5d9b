import { settingsWords } from '#texts/en/desk-settings'
import { settingsSiteWords } from '#texts/en/desk-settings-site'
import { settingsWorkWords } from '#texts/en/desk-settings-work'
import { type SettingsWords, settingsWordsNow } from '#words/settings'
import { type SettingsSiteWords, settingsSiteWordsNow } from '#words/settings-site'
import { type SettingsWorkWords, settingsWorkWordsNow } from '#words/settings-work'
import { places, type SectionName, type Subject, subjectOf } from './places.ts'
import type { SettingField } from './values.ts'

/** A setting, or a part of them, that can be searched for. */
export interface SettingEntry {
  /** Where it is on its page. */
  hash: string
  subject: Subject
  label: string
  /** Its help, and what it is called in English. */
  also: string
}

interface Words {
  settings: SettingsWords
  site: SettingsSiteWords
  work: SettingsWorkWords
}
const english: Words = {
  settings: settingsWords,
  site: settingsSiteWords,
  work: settingsWorkWords,
}

/** The help that a setting has of its own; others have that of their part. */
const helpOf = ({ settings, site, work }: Words): Partial<Record<SettingField, string>> => ({
  ...work.hints,
  displayName: settings.organisation.name,
  legalName: settings.organisation.legalName,
  regulator: settings.organisation.regulator,
  accentColour: site.accent.hint,
  welcome: site.home.welcome,
  timeZone: site.facts.timeZone,
  sourceCodeUrl: site.addresses.source,
  scanReasons: work.keeping.scans,
  comparisonDays: work.oldAfter,
})

const leadOf = ({ settings, site, work }: Words): Partial<Record<SectionName, string>> => ({
  date: settings.date.hint,
  licence: settings.licence.lead,
  organisation: settings.organisation.lead,
  contact: settings.contact.lead,
  facts: site.facts.lead,
  look: [site.pictures.logo, site.pictures.office]
    .map((one) => `${one.label} ${one.hint}`)
    .join(' '),
  menu: site.menu.lead,
  footer: site.footer.lead,
  legal: site.legal.lead,
  languages: site.languages.lead,
  addresses: site.addresses.lead,
  stages: work.stages.lead,
  keeping: work.keeping.lead,
  closing: work.closing.lead,
})

function entriesIn(words: Words): SettingEntry[] {
  const { labels, sections } = words.settings
  const [help, lead, inEnglish] = [helpOf(words), leadOf(words), english.settings]
  const ofFields = Object.entries(places).map(([field, section]) => ({
    hash: field,
    subject: subjectOf[section],
    label: labels[field as SettingField],
    also: [help[field as SettingField], inEnglish.labels[field as SettingField]].join(' '),
  }))
  const taken = new Set(ofFields.map(({ label }) => label))
  const ofSections = Object.entries(subjectOf).map(([section, subject]) => ({
    hash: `settings-${section}`,
    subject,
    label: sections[section as SectionName],
    also: [lead[section as SectionName], inEnglish.sections[section as SectionName]].join(' '),
  }))
  return [...ofFields, ...ofSections.filter(({ label }) => !taken.has(label))]
}

/** Returns all settings and their parts, by which they are found. */
export function settingEntries(): SettingEntry[] {
  return entriesIn({
    settings: settingsWordsNow(),
    site: settingsSiteWordsNow(),
    work: settingsWorkWordsNow(),
  })
}

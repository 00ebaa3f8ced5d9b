import type { SettingsWords } from '#words/settings'
import type { SettingField } from './values.ts'

export const subjects = [
  'agency',
  'facts',
  'public',
  'records',
  'keeping',
  'messages',
  'security',
  'closing',
] as const
export type Subject = (typeof subjects)[number]
export type SectionName = keyof SettingsWords['sections']

/** The page that each part of the settings is on. */
export const subjectOf: Record<SectionName, Subject> = {
  licence: 'agency',
  organisation: 'agency',
  contact: 'agency',
  facts: 'facts',
  date: 'public',
  home: 'public',
  look: 'public',
  legal: 'public',
  languages: 'public',
  menu: 'public',
  footer: 'public',
  addresses: 'public',
  work: 'records',
  keeping: 'keeping',
  messages: 'messages',
  stages: 'messages',
  sessions: 'security',
  closing: 'closing',
}

/** The part that each setting is in. */
export const places: Record<SettingField, SectionName> = {
  displayName: 'organisation',
  legalName: 'organisation',
  licenceNumber: 'organisation',
  regulator: 'organisation',
  address: 'contact',
  telephones: 'contact',
  email: 'contact',
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
  timeZone: 'facts',
  accentColour: 'look',
  welcome: 'home',
  tiles: 'home',
  menu: 'menu',
  footerGroups: 'footer',
  legal: 'legal',
  languages: 'languages',
  webAddresses: 'addresses',
  sourceCodeUrl: 'addresses',
  defaultNationality: 'work',
  secondPersonApproval: 'work',
  documentsSeenFirst: 'work',
  returnReasons: 'work',
  comparisonDays: 'work',
  neededKinds: 'work',
  moderatorKinds: 'work',
  trashDays: 'keeping',
  keepAfterDepartureDays: 'keeping',
  keepSensitiveMonths: 'keeping',
  keepContractMonths: 'keeping',
  keepUsualMonths: 'keeping',
  removesByItself: 'keeping',
  scanReasons: 'keeping',
  automaticMessages: 'messages',
  caseDays: 'messages',
  stages: 'stages',
  staffSecondFactor: 'sessions',
  sessionIdleMinutes: 'sessions',
  sessionLongestHours: 'sessions',
}
const isField = (name: string): name is SettingField => Object.hasOwn(places, name)
const isSection = (name: string): name is SectionName => Object.hasOwn(subjectOf, name)

/** Returns where a setting, or a part named as in an address (`settings-stages`), is. */
export function placeOf(hash: string): { section: SectionName; subject: Subject } | null {
  const name = hash.replace(/^settings-/, '')
  if (hash !== name && isSection(name)) return { section: name, subject: subjectOf[name] }
  const [field = ''] = hash.split('.')
  if (!isField(field)) return null
  return { section: places[field], subject: subjectOf[places[field]] }
}

/** Returns the address of a subject's page. */
export const addressOf = (subject: Subject) => `/settings/${subject}` as const

import type { Organisation } from '#modules/organisation'
import type { CandidateLanguage } from '#modules/records/facts.schema'
import type { Instant } from '#platform/clock'
import { longMoment } from '#platform/clock/schema'
import { csvLine, csvStart } from '#platform/csv'
import { clockOfLaws } from './breach-laws.ts'
import { type About, writeLetter } from './breach-letters.ts'
import type { Affected, BreachAsked, Found } from './breach-list.ts'

interface Breach extends Found {
  asked: BreachAsked
  known: Instant
  about: About
  organisation: Organisation
}

/**
 * Yields the files of a breach by their paths: the deadlines, a letter for each person, the list, what the list cannot
 * know. That one, which people are told to read, comes last: a folder with it has all letters.
 */
export function* breachFiles(breach: Breach): Generator<{ path: string; text: string }> {
  yield {
    path: 'laws.txt',
    text: clockOfLaws({ ...breach, timeZone: breach.organisation.timeZone }),
  }
  const { since, until } = breach.asked
  const { about, organisation } = breach
  for (const { reference, name, language } of breach.affected) {
    const text = writeLetter({ language, name, since, until, about, organisation })
    yield { path: pathOf(language, reference), text }
  }
  yield { path: 'affected.csv', text: listOf(breach.affected) }
  yield { path: 'README.txt', text: readme(breach) }
}

const pathOf = (language: string, reference: string) => `letters/${language}/${reference}.txt`

const heads = [
  ...['Reference', 'Name', 'Telephone', 'Email', 'Letter', 'Language', 'Chosen by the candidate'],
  ...['Events in that time', 'What', 'In the trash'],
]

function listOf(affected: readonly Affected[]): string {
  const rows = affected.map(({ reference, name, telephone, email, language, events, ...one }) => [
    ...[reference, name, telephone ?? '', email ?? '', pathOf(language, reference), language],
    one.hasOwnLanguage ? 'yes' : 'no',
    String([...events.values()].reduce((sum, count) => sum + count, 0)),
    [...events].map(([action, count]) => `${action} ${count}`).join(', '),
    one.deletedAt === null ? 'no' : 'yes',
  ])
  return csvStart + [heads, ...rows].map(csvLine).join('')
}

function readme({ affected, purged, asked, about, organisation }: Breach): string {
  const when = (instant: Instant) => longMoment(instant, { lang: 'en', ...organisation })
  const { since, until, account, share, isTouchedOnly } = asked
  const scope = [
    account === null ? '' : `What the account ${account} did to them.`,
    share === null ? '' : `What the share ${share} showed.`,
    isTouchedOnly ? 'Only records of which the log has an event in that time.' : '',
  ].filter((line) => line !== '')
  const languages = Map.groupBy(affected, ({ language }) => language)
  const counts = [...languages].map(([language, some]) => `${language} ${some.length}`)
  const chosen = affected.filter(({ hasOwnLanguage }) => hasOwnLanguage).length
  return `${[
    `From ${when(since)} to ${when(until)}: ${affected.length} people.`,
    ...(scope.length > 0 ? scope : ['Everybody who had a record then, those in the trash too.']),
    ...(purged > 0
      ? [`${purged} records were removed for good since: nobody can say any more whose they were.`]
      : []),
    `Letters by language: ${counts.join(', ') || 'none'}. ${affected.length - chosen} people have not chosen a language; theirs is the first one of the site.`,
    ...missingWords(about, [...languages.keys()]),
    '',
    'What the log does not have: lists and pages of records that staff only looked at. Whoever could sign in as an',
    'admin could read every record. Only narrow the list down where you know that nothing else was reached.',
    '',
    'Read each language once with somebody who speaks it before you send. Candor sends no letters; you do.',
    'These files hold names and telephone numbers. Delete them when the letters are out.',
  ].join('\n')}\n`
}

/** Says in which languages of the letters the agency's own words are missing. */
function missingWords(about: About, used: readonly CandidateLanguage[]): string[] {
  const missing = used.filter((language) => about[language] === undefined)
  if (Object.keys(about).length === 0 || missing.length === 0) return []
  return [
    `What you wrote yourself is missing in: ${missing.join(', ')}. Those letters have it in another language, and say so. Add --about '${missing[0]}: …' and write them anew.`,
  ]
}

import { useMantineColorScheme } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { languageNames } from '#platform/languages.schema'
import { shellWords as english } from '#texts/en/shell'
import { chooseLanguage, offeredLanguages, useLanguage } from '../look/language.ts'
import { recordListQuery, type Who } from '../queries.ts'
import { viewNames } from '../records/list-search.ts'
import { settingEntries } from '../settings/entries.ts'
import { addressOf } from '../settings/places.ts'
import { holdsWords, wordsOf } from '../ui/matching.ts'
import { setCompactRows, useCompactRows } from '../ui/row-height.ts'
import { problemToast } from '../ui/toast.ts'
import { navigate } from '../visits.ts'
import { useShellWords } from '../words/index.ts'
import { addRecordAt, type Door, doorsByRole } from './doors.ts'
import { signOut } from './sign-out.ts'

/** One line of the palette. */
export interface PaletteItem {
  id: string
  group: 'actions' | 'pages' | 'records'
  label: string
  /** Beside the label: numbers, state. */
  detail?: string
  /** Also found by these words: the English name, what people call it. */
  alsoFoundBy?: string
  run: () => unknown
}

/** Returns the items in which each typed word begins some word; all when nothing is typed. */
function matching(items: readonly PaletteItem[], typed: string): PaletteItem[] {
  const wanted = wordsOf(typed)
  return items.filter(({ label, alsoFoundBy = '' }) =>
    holdsWords(wordsOf(`${label} ${alsoFoundBy}`), wanted),
  )
}

/** Shorter input would find half of the records. */
const shortest = 2
const mostRecords = 8
/** With this few records, each is followed by its actions. */
const mostWithActions = 2
/** Until somebody pauses typing, in milliseconds. */
const pause = 150

/** Returns what the palette offers for the typed text: actions and pages immediately, records as they load. */
export function usePaletteItems(who: Who, typed: string) {
  const settings = useSettingItems()
  const mayChange = who.role === 'admin' && typed.trim() !== ''
  const fixed = [...useActions(who), ...usePages(who), ...(mayChange ? settings : [])]
  const records = useRecordItems(who, typed)
  return { ...records, items: [...matching(fixed, typed), ...records.items] }
}

/** What pages were called before; most have no other name. */
const formerly = ({ formerly: names }: typeof english): Readonly<Record<string, string>> => names

function usePages(who: Who): PaletteItem[] {
  const words = useShellWords()
  const doors: readonly Door[] = doorsByRole[who.role]
  const pages = doors.flatMap(({ name, pages }) =>
    pages.map((to, at) => ({
      id: `page ${to}`,
      group: 'pages' as const,
      label: at === 0 ? words.doors[name] : words.pages[to],
      ...(at === 0 ? {} : { detail: words.doors[name] }),
      alsoFoundBy: [
        ...[words.pages[to], english.doors[name], english.pages[to]],
        ...[formerly(words)[to], formerly(english)[to]],
      ].join(' '),
      run: () => navigate({ to }),
    })),
  )
  const listed = who.role === 'admin' ? viewNames : []
  return [
    ...pages,
    ...listed.map((view) => ({
      id: `view ${view}`,
      group: 'pages' as const,
      label: words.views[view],
      detail: words.doors.records,
      alsoFoundBy: english.views[view],
      run: () => navigate({ to: '/records', search: { view } }),
    })),
    {
      id: 'page /notifications',
      group: 'pages',
      label: words.notifications,
      alsoFoundBy: english.notifications,
      run: () => navigate({ to: '/notifications' }),
    },
    elsewhere('/', words.site, english.site),
    ...(who.hasOwnFile
      ? [
          elsewhere('/my/file', words.myFile, english.myFile),
          elsewhere('/my/shares', words.myShares, english.myShares),
        ]
      : []),
    elsewhere('/account', words.palette.account, english.palette.account),
    elsewhere('/verify', words.palette.verify, english.palette.verify),
    elsewhere('/check', words.palette.checkFile, english.palette.checkFile),
  ]
}

/** Every setting by its name and its help: too many to list before something is typed. */
function useSettingItems(): PaletteItem[] {
  const { pages, doors } = useShellWords()
  return settingEntries().map(({ hash, subject, label, also }) => ({
    id: `setting ${hash}`,
    group: 'pages',
    label,
    detail: `${doors.settings}: ${pages[addressOf(subject)]}`,
    alsoFoundBy: also,
    run: () => navigate({ to: addressOf(subject), hash }),
  }))
}

/** Makes an item for a page of the public site. */
function elsewhere(address: string, label: string, alsoFoundBy: string): PaletteItem {
  const run = () => window.location.assign(address)
  return { id: `site ${address}`, group: 'pages', label, alsoFoundBy, run }
}

function useActions(who: Who): PaletteItem[] {
  const words = useShellWords()
  const { setColorScheme } = useMantineColorScheme()
  const isCompact = useCompactRows()
  const language = useLanguage()
  const action = (label: string, alsoFoundBy: string, run: () => unknown): PaletteItem => ({
    id: `action ${alsoFoundBy}`,
    group: 'actions',
    label,
    alsoFoundBy,
    run,
  })
  const { palette } = words
  const own = english.palette
  const add = action(palette.addRecord, own.addRecord, () =>
    navigate({ to: addRecordAt[who.role] }),
  )
  const work =
    who.role === 'admin'
      ? [
          add,
          action(palette.approveNext, own.approveNext, () => navigate({ to: '/approvals' })),
          action(palette.lastBackup, own.lastBackup, () => navigate({ to: '/overview' })),
        ]
      : [add]
  return [
    ...work,
    ...(['dark', 'light', 'auto'] as const).map((theme) =>
      action(palette.useTheme(words.themes[theme]), own.useTheme(english.themes[theme]), () =>
        setColorScheme(theme),
      ),
    ),
    isCompact
      ? action(palette.usualRows, own.usualRows, () => setCompactRows(false))
      : action(palette.compactRows, own.compactRows, () => setCompactRows(true)),
    ...offeredLanguages()
      .filter((each) => each !== language)
      .map((each) =>
        action(palette.useLanguage(languageNames[each]), own.useLanguage(each), () =>
          chooseLanguage(each).catch(problemToast),
        ),
      ),
    action(words.signOut, english.signOut, signOut),
  ]
}

interface FoundRecords {
  items: PaletteItem[]
  isSearching: boolean
  hasFailed: boolean
}

/** Finds records by any of their names and numbers, as far as the role sees them. */
function useRecordItems(who: Who, typed: string): FoundRecords {
  const { palette } = useShellWords()
  const search = useSettled(typed.trim())
  const isWanted = search.length >= shortest
  const found = useQuery({ ...recordListQuery({ search }), enabled: isWanted })
  const isSettled = search === typed.trim()
  const isLong = typed.trim().length >= shortest
  const records = isWanted && isSettled ? (found.data?.records ?? []) : []
  const mayIssue = who.role === 'admin' && records.length <= mostWithActions
  const items = records.slice(0, mostRecords).flatMap((record): PaletteItem[] => {
    // On each line of the record: two people may have the same name, and a code is for one of them.
    const ofRecord = {
      group: 'records' as const,
      detail: `${record.passportNumber} · ${record.reference} · ${palette.states[record.state]}`,
    }
    const open = {
      ...ofRecord,
      id: `record ${record.id}`,
      label: record.name,
      run: () => navigate({ to: addressFor(who), params: { recordId: record.id } }),
    }
    const issue = {
      ...ofRecord,
      id: `code ${record.id}`,
      label: palette.issueCode(record.name),
      run: () => navigate({ to: '/slips', search: { of: record.id } }),
    }
    return mayIssue ? [open, issue] : [open]
  })
  return {
    items,
    isSearching: isLong && (!isSettled || found.isLoading),
    hasFailed: isWanted && found.isError,
  }
}

/** Returns a record's address; a moderator has no record page, but edits their own records. */
function addressFor({ role }: Who) {
  return role === 'admin' ? '/records/$recordId' : '/records/$recordId/edit'
}

/** Returns a text as it was when the typing paused. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pause)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}

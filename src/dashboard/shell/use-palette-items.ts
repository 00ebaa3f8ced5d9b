import { useMantineColorScheme } from '@mantine/core'
import { languageNames } from '#platform/languages.schema'
import { shellWords as english } from '#texts/en/shell'
import { chooseLanguage, offeredLanguages, useLanguage } from '../look/language.ts'
import type { Who } from '../queries.ts'
import { viewNames } from '../records/list-search.ts'
import { settingEntries } from '../settings/entries.ts'
import { addressOf } from '../settings/places.ts'
import { holdsWords, wordsOf } from '../ui/matching.ts'
import { setCompactRows, useCompactRows } from '../ui/row-height.ts'
import { problemToast } from '../ui/toast.ts'
import { navigate } from '../visits.ts'
import { useShellWords } from '../words/index.ts'
import { addRecordAt, type Door, doorsByRole } from './doors.ts'
import { elsewhere, type PaletteItem, useFoundItems } from './palette-found.ts'
import { signOut } from './sign-out.ts'

/** Returns the items in which each typed word begins some word; all when nothing is typed. */
function matching(items: readonly PaletteItem[], typed: string): PaletteItem[] {
  const wanted = wordsOf(typed)
  return items.filter(({ label, alsoFoundBy = '' }) =>
    holdsWords(wordsOf(`${label} ${alsoFoundBy}`), wanted),
  )
}

/** Returns what the palette offers for the typed text: actions and pages immediately, what is searched as it loads. */
export function usePaletteItems(who: Who, typed: string) {
  const settings = useSettingItems()
  const mayChange = who.role === 'admin' && typed.trim() !== ''
  const fixed = [...useActions(who), ...usePages(who), ...(mayChange ? settings : [])]
  const found = useFoundItems(who, typed)
  return { ...found, items: [...matching(fixed, typed), ...found.items] }
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
  const adds = who.agency.isClosing ? [] : [add]
  const work =
    who.role === 'admin'
      ? [
          ...adds,
          action(palette.approveNext, own.approveNext, () => navigate({ to: '/approvals' })),
          action(palette.lastBackup, own.lastBackup, () => navigate({ to: '/overview' })),
        ]
      : adds
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

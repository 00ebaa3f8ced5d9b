import { Button, Text, useMantineColorScheme } from '@mantine/core'
import { useState } from 'react'
import { languageNames } from '#platform/languages.schema'
import { chooseLanguage, offeredLanguages, useLanguage } from '../look/language.ts'
import type { Who } from '../queries.ts'
import { Link, useLocation } from '../routing.tsx'
import { problemToast } from '../ui/toast.ts'
import { useShellWords } from '../words/index.ts'
import classes from './person-menu.module.css'
import { signOut } from './sign-out.ts'

/** The page of the handbook for each page of the dashboard, by the beginning of its address. */
const pages: readonly (readonly [path: string, page: string])[] = [
  ['/overview', 'overview'],
  ['/failed-messages', 'overview'],
  ['/losses', 'overview'],
  ['/withdrawn-consents', 'overview'],
  ['/slips', 'access-code'],
  ['/unprinted-codes', 'access-code'],
  ['/records?view=stages', 'stages'],
  ['/records?view=originals', 'originals'],
  ['/records?view=ending', 'dates'],
  ['/records?view=withheld', 'hidden-documents'],
  ['/records?view=again', 'hidden-documents'],
  ['/records?view=due', 'retention'],
  ['/records?view=trash', 'trash'],
  ['/records/', 'record'],
  ['/records', 'records'],
  ['/notifications', 'notifications'],
  ['/entry', 'enter'],
  ['/submit', 'enter'],
  ['/submissions', 'submissions'],
  ['/approvals', 'approve'],
  ['/money', 'money'],
  ['/cases', 'cases'],
  ['/accounts', 'accounts'],
  ['/classes', 'classes'],
  ['/taught-classes', 'classes'],
  ['/payments', 'classes'],
  ['/notices', 'notices'],
  ['/settings', 'settings'],
  ['/import', 'import'],
  ['/export', 'export'],
  ['/audit', 'audit'],
  ['/api-keys', 'api-keys'],
]

/** Returns the handbook's page about the job at this address of the dashboard; `index` where there is none. */
export function handbookPage(address: string): string {
  return pages.find(([beginning]) => address.startsWith(beginning))?.[1] ?? 'index'
}

const schemes = ['dark', 'light', 'auto'] as const

/** Dark, light, or the system's choice; the public site remembers the same. */
function ThemeSwitch() {
  const words = useShellWords()
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  return (
    <fieldset className={classes.themes}>
      <legend className={classes.legend}>{words.theme}</legend>
      <Button.Group>
        {schemes.map((value) => (
          <Button
            key={value}
            flex={1}
            size="xs"
            px={4}
            variant={colorScheme === value ? 'light' : 'default'}
            aria-pressed={colorScheme === value}
            onClick={() => setColorScheme(value)}
          >
            {words.themes[value]}
          </Button>
        ))}
      </Button.Group>
    </fieldset>
  )
}

/** What is the signed-in person's own: look, language, help, account, signing out. */
export function OwnMenu({ who }: { who: Who }) {
  const words = useShellWords()
  const { pathname, search } = useLocation()
  // A view of a list has a page of the handbook of its own.
  const path = search.view === undefined ? pathname : `${pathname}?view=${search.view}`
  return (
    <>
      <LanguageSwitch />
      <ThemeSwitch />
      <a href="/account">{words.yourAccount}</a>
      <Link to="/help/$page" params={{ page: handbookPage(path) }}>
        {words.help}
      </Link>
      {who.hasOwnFile && (
        <>
          <a href="/my/file">{words.myFile}</a>
          <a href="/my/shares">{words.myShares}</a>
        </>
      )}
      <a href="/">{words.site}</a>
      <SignOut />
      {who.version !== null && (
        <span className={classes.version}>{words.version(who.version)}</span>
      )}
    </>
  )
}

function SignOut() {
  const words = useShellWords()
  const [isLeaving, setLeaving] = useState(false)
  const leave = async () => {
    setLeaving(true)
    if (!(await signOut())) setLeaving(false)
  }
  return (
    <Button variant="default" size="xs" onClick={() => void leave()} loading={isLeaving}>
      {words.signOut}
    </Button>
  )
}

/**
 * Switches the language of the texts around the pages, and of the pages that have it; the public site
 * remembers the same.
 */
function LanguageSwitch() {
  const words = useShellWords()
  const chosen = useLanguage()
  const offered = offeredLanguages()
  if (offered.length < 2) return null
  return (
    <fieldset className={classes.themes}>
      <legend className={classes.legend}>{words.language}</legend>
      <Button.Group>
        {offered.map((language) => (
          <Button
            key={language}
            lang={language}
            flex={1}
            size="xs"
            px={4}
            variant={chosen === language ? 'light' : 'default'}
            aria-pressed={chosen === language}
            onClick={() => void chooseLanguage(language).catch(problemToast)}
          >
            {languageNames[language]}
          </Button>
        ))}
      </Button.Group>
      <Text size="xs" c="dimmed" mt={2}>
        {words.languageReach}
      </Text>
    </fieldset>
  )
}

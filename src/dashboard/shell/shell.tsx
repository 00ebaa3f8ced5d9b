import { Alert } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { usePartWords } from '#words/parts'
import { keepSiteCookie, languageNow, siteCookie, useLanguage } from '../look/language.ts'
import { countsQuery, licenceQuery, sessionQuery, type Who } from '../queries.ts'
import { draftsOf } from '../record-form/draft-store.ts'
import { Link, useLocation } from '../routing.tsx'
import { AskHost } from '../ui/ask-host.tsx'
import { useLicenceSentence } from '../ui/licence-sentence.ts'
import { useStored } from '../ui/store.ts'
import { showToast } from '../ui/toasts.ts'
import { useOpenedPart } from '../ui/use-part.ts'
import { openAgain } from '../visits.ts'
import { shellWordsNow, useShellWords } from '../words/index.ts'
import { loadWords } from '../words/jobs.ts'
import { useWaiting } from './counts.ts'
import { ErrorScreen, LoadingScreen } from './error-screen.tsx'
import goesOn from './goes-on.module.css'
import { keepFocus } from './keep-focus.ts'
import { PaletteIcon, paletteOpen } from './palette-button.tsx'
import { Bell, DoorPages, House, Places, Rail } from './rail.tsx'
import classes from './shell.module.css'

/** How long a page may take to show its heading; later, moving the focus would only disturb. */
const patience = 8000

/**
 * Moves the focus to the heading of a newly shown page, which is then read out; unless the page focused on
 * one of its fields, or the person has moved on.
 */
function usePageChange(page: RefObject<HTMLElement | null>, onChange: () => void): void {
  const path = useLocation().pathname
  const shown = useRef(path)
  const changed = useRef(onChange)
  changed.current = onChange
  useEffect(() => {
    const before = shown.current
    shown.current = path
    if (before === path) return
    changed.current()
    return focusHeading(page.current)
  }, [path, page])
}

/** Focuses on the heading, now or as soon as it exists; returns a function that stops waiting. */
function focusHeading(page: HTMLElement | null): (() => void) | undefined {
  if (!page) return
  const isElsewhere = () => page !== document.activeElement && page.contains(document.activeElement)
  if (isElsewhere()) return
  if (focused(page)) return
  page.focus()
  const waiting = new MutationObserver(() => {
    if (isElsewhere() || focused(page)) stop()
  })
  waiting.observe(page, { childList: true, subtree: true })
  const timer = setTimeout(() => stop(), patience)
  const stop = () => {
    clearTimeout(timer)
    waiting.disconnect()
  }
  return stop
}

function focused(page: HTMLElement): boolean {
  const heading = page.querySelector('h1')
  if (!heading) return false
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
  window.scrollTo({ top: 0 })
  return true
}

const loadPalette = async () => {
  // It finds every setting too.
  const jobs = ['settings', 'settings-site', 'settings-work'] as const
  const [palette] = await Promise.all([import('./palette.tsx'), loadWords(languageNow(), jobs)])
  return palette
}

/** Where the palette appears; loads it at the first Ctrl-K or Cmd-K. */
function PaletteHost({ who }: { who: Who }) {
  const isOpen = useStored(paletteOpen)
  const palette = useOpenedPart(loadPalette, isOpen, () => paletteOpen.set(false))
  useEffect(() => {
    const open = (event: KeyboardEvent) => {
      const isKey = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey)
      if (!isKey || event.altKey || event.shiftKey) return
      event.preventDefault()
      // An open dialog must be answered first.
      if (!document.querySelector('[role=dialog]')) paletteOpen.set(true)
    }
    window.addEventListener('keydown', open)
    return () => window.removeEventListener('keydown', open)
  }, [])
  return isOpen && palette && <palette.default who={who} />
}

/** The frame of every page: the rail, on small screens behind a top bar, and the page itself. */
export function Shell({ children }: { children?: ReactNode }) {
  const session = useQuery(sessionQuery)
  const words = useShellWords()
  const waiting = useWaiting()
  const language = useLanguage()
  const [isOpen, setOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const page = useRef<HTMLElement>(null)
  // A person who chose a link wants to see its page, not the drawer.
  usePageChange(page, () => setOpen(false))
  useEffect(showWelcome, [])
  useEffect(keepFocus, [])
  const accountId = session.data?.id
  useEffect(() => {
    // Deletes drafts of somebody else, or too old ones, on this computer, whichever page is opened.
    if (accountId) void draftsOf(accountId)
  }, [accountId])
  useEffect(() => {
    if (!isOpen) return
    const close = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return
      setOpen(false)
      opener.current?.focus()
    }
    window.addEventListener('keydown', close)
    return () => window.removeEventListener('keydown', close)
  }, [isOpen])
  // With data loaded an error changes nothing here: a form may be open, and its input must stay.
  if (!session.data && session.isError)
    return (
      <ErrorScreen
        error={session.error}
        // The route made the same query before its page, and failed by it.
        reset={() => session.refetch().then(openAgain)}
      />
    )
  if (!session.data) return <LoadingScreen />
  return (
    <div className={classes.frame}>
      <a className={classes.skip} href="#page">
        {words.skip}
      </a>
      <header className={classes.bar}>
        <button
          ref={opener}
          type="button"
          className={classes.opener}
          aria-expanded={isOpen}
          aria-controls="drawer"
          onClick={() => setOpen(!isOpen)}
        >
          <House who={session.data} line={words.dashboard} />
        </button>
        <div className={classes.tools}>
          <Bell />
          <PaletteIcon />
        </div>
      </header>
      <nav
        id="drawer"
        className={`${classes.rail} ${goesOn.goesOn}`}
        aria-label={words.dashboard}
        data-open={isOpen || undefined}
      >
        <Rail who={session.data} />
      </nav>
      <main
        ref={page}
        id="page"
        tabIndex={-1}
        className={classes.page}
        inert={isOpen}
        lang={language}
      >
        {session.data.role === 'admin' && <LicenceBanner />}
        <DoorPages who={session.data} waiting={waiting} />
        {children}
      </main>
      <Places who={session.data} isOpen={isOpen} onMore={() => setOpen(!isOpen)} />
      <AskHost />
      <PaletteHost who={session.data} />
    </div>
  )
}

/** Shows for 2 seconds the message that the sign-in page left in the `flash` cookie, and deletes it. */
function showWelcome(): void {
  const key = siteCookie('flash')
  if (key === null) return
  keepSiteCookie('flash', '', 0)
  // The previous page's messages, by key; the words are never in the cookie.
  const words: Readonly<Record<string, string>> = shellWordsNow().welcome
  const message = words[key]
  if (message) showToast({ message, tone: 'done', lasts: 2000 })
}

/** Above every page of an admin while the licence prevents new records, or will soon; else nothing. */
function LicenceBanner() {
  const { licence: words } = usePartWords()
  const licenceSentence = useLicenceSentence()
  const counts = useQuery(countsQuery)
  const isDue = (counts.data?.licenceToLookUp ?? 0) > 0
  const licence = useQuery({ ...licenceQuery, enabled: isDue })
  if (!isDue || !licence.data) return null
  const { standing } = licence.data
  return (
    <Alert
      color={standing.isStopped ? 'danger' : 'ask'}
      mb="lg"
      title={standing.isStopped ? words.stopped : words.due}
    >
      {licenceSentence(standing)}{' '}
      <Link to="/settings/agency" hash="settings-licence">
        {words.note}
      </Link>
    </Alert>
  )
}

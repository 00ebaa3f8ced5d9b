import { useQuery } from '@tanstack/react-query'
import { Link, Outlet, useRouter } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { useLanguage } from '../look/language.ts'
import { sessionQuery } from '../queries.ts'
import { draftsOf } from '../record-form/draft-store.ts'
import { AskHost } from '../ui/ask-host.tsx'
import { Icon } from '../ui/icon.tsx'
import { useShellWords } from '../words/index.ts'
import { Bell } from './bell.tsx'
import { useWaiting } from './counts.ts'
import { addRecordAt } from './doors.ts'
import { DoorPages, Drawer } from './drawer.tsx'
import { ErrorScreen } from './error-screen.tsx'
import goesOn from './goes-on.module.css'
import { keepFocus } from './keep-focus.ts'
import { LicenceBanner } from './licence-banner.tsx'
import { LoadingScreen } from './loading-screen.tsx'
import { PaletteIcon } from './palette-button.tsx'
import { PaletteHost } from './palette-host.tsx'
import classes from './shell.module.css'
import { usePageChange } from './use-page-change.ts'
import { showWelcome } from './welcome.ts'

/** The frame of every page: the drawer, on small screens behind a top bar, and the page itself. */
export function Shell() {
  const session = useQuery(sessionQuery)
  const router = useRouter()
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
        reset={() => session.refetch().then(() => router.invalidate())}
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
          <span className={classes.lines} data-open={isOpen || undefined} aria-hidden />
          {words.dashboard}
        </button>
        <div className={classes.tools}>
          <Link
            to={addRecordAt[session.data.role]}
            className={classes.opener ?? ''}
            aria-label={words.palette.addRecord}
          >
            <Icon name="add" />
          </Link>
          <Bell />
          <PaletteIcon />
        </div>
      </header>
      <nav
        id="drawer"
        className={`${classes.drawer} ${goesOn.goesOn}`}
        aria-label={words.dashboard}
        data-open={isOpen || undefined}
      >
        <Drawer who={session.data} />
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
        <Outlet />
      </main>
      <AskHost />
      <PaletteHost who={session.data} />
    </div>
  )
}

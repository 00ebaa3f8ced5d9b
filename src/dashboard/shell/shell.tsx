import { useQuery } from '@tanstack/react-query'
import { Outlet, useLocation } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { sessionQuery } from '../session.ts'
import { AskHost } from '../ui/ask-host.tsx'
import { Drawer } from './drawer.tsx'
import { ErrorScreen } from './error-screen.tsx'
import { LoadingScreen } from './loading-screen.tsx'
import classes from './shell.module.css'
import { showWelcome } from './welcome.ts'

/** The frame of every page: the drawer, on small screens behind a top bar, and the page itself. */
export function Shell() {
  const session = useQuery(sessionQuery)
  const [isOpen, setOpen] = useState(false)
  const { pathname } = useLocation()
  const opener = useRef<HTMLButtonElement>(null)
  const page = useRef<HTMLElement>(null)
  const shownPath = useRef(pathname)
  useEffect(() => {
    if (shownPath.current === pathname) return
    shownPath.current = pathname
    // Whoever chose a link wants to see its page, not the drawer; and goes on from its beginning.
    setOpen(false)
    page.current?.focus()
  }, [pathname])
  useEffect(showWelcome, [])
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
  // With data at hand an error changes nothing here: a form may be open, and its input must stay.
  if (!session.data && session.isError)
    return <ErrorScreen error={session.error} reset={() => session.refetch()} />
  if (!session.data) return <LoadingScreen />
  return (
    <div className={classes.frame}>
      <a className={classes.skip} href="#page">
        Skip to the page
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
          Dashboard
        </button>
      </header>
      <nav
        id="drawer"
        className={classes.drawer}
        aria-label="Dashboard"
        data-open={isOpen || undefined}
      >
        <Drawer who={session.data} />
      </nav>
      <main ref={page} id="page" tabIndex={-1} className={classes.page} inert={isOpen}>
        <Outlet />
      </main>
      <AskHost />
    </div>
  )
}

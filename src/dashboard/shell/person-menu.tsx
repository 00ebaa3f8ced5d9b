import { Button } from '@mantine/core'
import { Link, useRouterState } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import type { Who } from '../queries.ts'
import { useShellWords } from '../words/index.ts'
import { handbookPage } from './handbook-page.ts'
import { LanguageSwitch } from './language-switch.tsx'
import classes from './person-menu.module.css'
import { signOut } from './sign-out.ts'
import { ThemeSwitch } from './theme-switch.tsx'

/** Who is signed in; behind the name what is theirs: look, language, help, account, signing out. */
export function PersonMenu({ who }: { who: Who }) {
  const words = useShellWords()
  const menu = useRef<HTMLDetailsElement>(null)
  const path = useRouterState({
    select: ({ resolvedLocation: at }) => at && `${at.pathname}${viewOf(at.search)}`,
  })
  useEffect(() => {
    if (path && menu.current) menu.current.open = false
  }, [path])
  return (
    <details
      ref={menu}
      className={classes.person}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !menu.current?.open) return
        event.stopPropagation()
        menu.current.open = false
        menu.current.querySelector('summary')?.focus()
      }}
    >
      <summary className={classes.who}>
        {who.hasPhoto ? (
          <img className={classes.photo} src={`/api/v1/accounts/${who.id}/photo`} alt="" />
        ) : (
          <span className={classes.initials} aria-hidden>
            {initialsOf(who.name)}
          </span>
        )}
        <span className={classes.whoName}>
          {who.name}
          <span className={classes.role}>{words.roles[who.role]}</span>
        </span>
      </summary>
      <div className={classes.own}>
        <LanguageSwitch />
        <ThemeSwitch />
        <a href="/account">{words.yourAccount}</a>
        <Link to="/help/$page" params={{ page: handbookPage(path ?? '') }}>
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
      </div>
    </details>
  )
}

/** A view of a list has a page of the handbook of its own. */
const viewOf = ({ view }: { view?: string }) => (view === undefined ? '' : `?view=${view}`)

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

/** Returns the first letters of the first and the last name, in any script. */
function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/)
  const ends = words.length > 1 ? [words[0], words.at(-1)] : [words[0]]
  return ends.map((word) => [...(word ?? '')][0] ?? '').join('')
}

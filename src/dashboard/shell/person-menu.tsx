import { useEffect, useRef, useState } from 'react'
import type { Who } from '../queries.ts'
import { useLocation } from '../routing.tsx'
import { initialsOf } from '../ui/picture.tsx'
import { useOpenedPart } from '../ui/use-part.ts'
import { useShellWords } from '../words/index.ts'
import classes from './person-menu.module.css'

/** Few open it, so it loads then. */
const load = () => import('./own-menu.tsx')

/** Who is signed in; behind the name what is theirs. */
export function PersonMenu({ who }: { who: Who }) {
  const words = useShellWords()
  const menu = useRef<HTMLDetailsElement>(null)
  const { pathname, search } = useLocation()
  const [isOpen, setOpen] = useState(false)
  const part = useOpenedPart(load, isOpen, () => {
    if (menu.current) menu.current.open = false
  })
  const at = `${pathname}?${search.view}`
  useEffect(() => {
    if (at && menu.current) menu.current.open = false
  }, [at])
  return (
    <details
      ref={menu}
      className={classes.person}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
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
      <div className={classes.own}>{part && <part.OwnMenu who={who} />}</div>
    </details>
  )
}

import { Button } from '@mantine/core'
import { useLanguage } from '../look/language.ts'
import type { Who } from '../queries.ts'
import { Link, useLocation } from '../routing.tsx'
import { Icon } from '../ui/icon.tsx'
import { useShellWords } from '../words/index.ts'
import { useCounts, useWaiting } from './counts.ts'
import { addRecordAt, type Door, doorsByRole } from './doors.ts'
import { PageStrip, Waiting } from './page-strip.tsx'
import { PaletteButton } from './palette-button.tsx'
import { PersonMenu } from './person-menu.tsx'
import classes from './shell.module.css'

/** Who is signed in, adding a record, finding anything, and the doors of the role with what waits behind each. */
export function Drawer({ who }: { who: Who }) {
  const words = useShellWords()
  const waiting = useCounts()
  return (
    <>
      <div className={classes.top}>
        <PersonMenu who={who} />
        <span className={classes.onlyWide}>
          <Bell />
        </span>
      </div>
      <div className={classes.links}>
        <Button
          className={classes.add ?? ''}
          fullWidth
          leftSection={<Icon name="add" />}
          renderRoot={(props) => <Link to={addRecordAt[who.role]} {...props} />}
        >
          {words.palette.addRecord}
        </Button>
        <PaletteButton />
        {doorsByRole[who.role].map((door) => (
          <DoorLink key={door.name} door={door} waiting={waiting} />
        ))}
      </div>
    </>
  )
}

function DoorLink({ door, waiting }: { door: Door; waiting: (to: string) => number }) {
  const words = useShellWords()
  const { pathname } = useLocation()
  const isCurrent = door.pages.some((to) => pathname === to || pathname.startsWith(`${to}/`))
  const count = door.pages.reduce((sum, to) => sum + waiting(to), 0)
  return (
    <Link to={door.pages[0]} className={classes.door} aria-current={isCurrent ? 'page' : undefined}>
      <span className={classes.icon}>
        <Icon name={door.icon} />
      </span>
      <span className={classes.doorName}>{words.doors[door.name]}</span>
      <Waiting count={count} />
    </Link>
  )
}

/** The pages behind one door, above each of them; nothing where a door has a single page. */
export function DoorPages({ who, waiting }: { who: Who; waiting: (to: string) => number }) {
  const words = useShellWords()
  const { pathname } = useLocation()
  const doors: readonly Door[] = doorsByRole[who.role]
  const door = doors.find(({ pages }) => pages.some((to) => to === pathname))
  if (door === undefined || door.pages.length < 2) return null
  return (
    <PageStrip
      label={words.doors[door.name]}
      pages={door.pages.map((to) => ({
        to,
        label: words.pages[to],
        isCurrent: to === pathname,
        waiting: waiting(to),
      }))}
    />
  )
}

/** On small screens, in the top bar: the number of unread notifications, with a link to them. */
export function Bell() {
  const { notifications, waiting } = useShellWords()
  const language = useLanguage()
  const unread = useWaiting()('/notifications')
  const name = unread > 0 ? `${notifications}: ${waiting(unread)}` : notifications
  return (
    <Link to="/notifications" className={classes.opener ?? ''} aria-label={name}>
      <svg width="18" height="18" viewBox="0 0 18 18" fill="none" stroke="currentColor" aria-hidden>
        <path
          d="M3 13.5h12l-1.5-2V8a4.5 4.5 0 0 0-9 0v3.5z"
          strokeWidth="2"
          strokeLinejoin="round"
        />
        <path d="M7.5 16h3" strokeWidth="2" strokeLinecap="round" />
      </svg>
      {unread > 0 && (
        <span className={classes.count} aria-hidden>
          {unread > 99 ? '99+' : unread.toLocaleString(language)}
        </span>
      )}
    </Link>
  )
}

import { Button } from '@mantine/core'
import { usePartWords } from '#words/parts'
import { useLanguage } from '../look/language.ts'
import type { Who } from '../queries.ts'
import { Link, useLocation } from '../routing.tsx'
import { Icon } from '../ui/icon.tsx'
import { useTimes } from '../ui/times.ts'
import { useShellWords } from '../words/index.ts'
import { useCounts, useWaiting } from './counts.ts'
import { addRecordAt, type Door, doorsByRole } from './doors.ts'
import { PageStrip, Waiting } from './page-strip.tsx'
import { PaletteButton } from './palette-button.tsx'
import { PersonMenu } from './person-menu.tsx'
import classes from './rail.module.css'

/** Whose dashboard it is, with the line that it is no government's. */
export function House({ who, line }: { who: Who; line?: string }) {
  const { privateAgency } = useShellWords()
  const { name, city } = who.agency
  return (
    <span className={classes.house}>
      <span className={classes.mark} aria-hidden>
        {[...name][0]}
      </span>
      <b>{name}</b>
      <small>{line ?? [privateAgency, city].filter(Boolean).join(', ')}</small>
    </span>
  )
}

/** The agency, finding anything, the doors of the role with what waits behind each, adding a record, who is signed in. */
export function Rail({ who }: { who: Who }) {
  const words = useShellWords()
  const waiting = useCounts()
  const doors: readonly Door[] = doorsByRole[who.role]
  // The daily work apart from what is looked after now and then.
  const groups = [doors.slice(0, 5), doors.slice(5)].filter((group) => group.length > 0)
  return (
    <>
      <div className={classes.onlyWide}>
        <House who={who} />
      </div>
      <PaletteButton />
      {groups.map((group) => (
        <ul key={group[0]?.name} className={classes.doors}>
          {group.map((door) => (
            <li key={door.name}>
              <DoorLink door={door} waiting={waiting} />
            </li>
          ))}
        </ul>
      ))}
      {!who.agency.isClosing && (
        <div className={classes.add}>
          <Button
            fullWidth
            variant="default"
            leftSection={<Icon name="add" />}
            renderRoot={(props) => <Link to={addRecordAt[who.role]} {...props} />}
          >
            {words.palette.addRecord}
          </Button>
        </div>
      )}
      <OfficeClock />
      <div className={classes.foot}>
        <PersonMenu who={who} />
        <span className={classes.onlyWide}>
          <Bell />
        </span>
      </div>
    </>
  )
}

/** By which clock all times are, for whoever's own is another; else nothing. */
function OfficeClock() {
  const { times } = usePartWords()
  const { otherClock } = useTimes()
  return otherClock !== null && <p className={classes.clock}>{times(otherClock)}</p>
}

interface DoorProps {
  door: Door
  waiting: (to: string) => number
}

function useDoor({ door, waiting }: DoorProps) {
  const { pathname } = useLocation()
  const isCurrent = door.pages.some((to) => pathname === to || pathname.startsWith(`${to}/`))
  return { isCurrent, count: door.pages.reduce((sum, to) => sum + waiting(to), 0) }
}

function DoorLink(props: DoorProps) {
  const words = useShellWords()
  const { door } = props
  const { isCurrent, count } = useDoor(props)
  return (
    <Link to={door.pages[0]} className={classes.door} aria-current={isCurrent ? 'page' : undefined}>
      <Icon name={door.icon} />
      <span className={classes.doorName}>{words.doors[door.name]}</span>
      <Waiting count={count} />
    </Link>
  )
}

interface PlacesProps {
  who: Who
  isOpen: boolean
  onMore: () => void
}

/** On a phone, below the page: the four places of the daily work, and all others behind "More". */
export function Places({ who, isOpen, onMore }: PlacesProps) {
  const words = useShellWords()
  const waiting = useWaiting()
  const doors: readonly Door[] = doorsByRole[who.role]
  return (
    <nav className={classes.places} aria-label={words.doors.home}>
      {doors.slice(0, 4).map((door) => (
        <Place key={door.name} door={door} waiting={waiting} />
      ))}
      <button type="button" aria-expanded={isOpen} aria-controls="drawer" onClick={onMore}>
        <Icon name="more" />
        {words.more}
      </button>
    </nav>
  )
}

function Place(props: DoorProps) {
  const words = useShellWords()
  const { door } = props
  const { isCurrent, count } = useDoor(props)
  return (
    <Link to={door.pages[0]} aria-current={isCurrent ? 'page' : undefined}>
      <Icon name={door.icon} />
      <Waiting count={count} />
      {words.doors[door.name]}
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

/** The unread notifications, with a link to them. */
export function Bell() {
  const { notifications, waiting } = useShellWords()
  const language = useLanguage()
  const unread = useWaiting()('/notifications')
  const name = unread > 0 ? `${notifications}: ${waiting(unread)}` : notifications
  return (
    <Link to="/notifications" className={classes.tool ?? ''} aria-label={name}>
      <Icon name="bell" />
      {unread > 0 && (
        <span className={classes.unread} aria-hidden>
          {unread > 99 ? '99+' : unread.toLocaleString(language)}
        </span>
      )}
    </Link>
  )
}

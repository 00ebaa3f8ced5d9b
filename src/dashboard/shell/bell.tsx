import { useLanguage } from '../look/language.ts'
import { Link } from '../routing.tsx'
import { useShellWords } from '../words/index.ts'
import { useWaiting } from './counts.ts'
import classes from './shell.module.css'

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

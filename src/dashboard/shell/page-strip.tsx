import { Link } from '@tanstack/react-router'
import { useLanguage } from '../look/language.ts'
import { useShellWords } from '../words/index.ts'
import classes from './page-strip.module.css'

interface StripPage {
  to: string
  search?: object
  /** Where on that page. */
  hash?: string
  label: string
  isCurrent: boolean
  waiting?: number
}

/** The pages behind one door, above each of them. */
export function PageStrip({ label, pages }: { label: string; pages: readonly StripPage[] }) {
  return (
    <nav className={classes.pages} aria-label={label}>
      {pages.map(({ to, search = {}, hash, label: name, isCurrent, waiting = 0 }) => (
        <Link
          key={name}
          to={to as '/records'}
          search={search}
          {...(hash === undefined ? {} : { hash })}
          activeProps={{ 'aria-current': undefined }}
          aria-current={isCurrent ? 'page' : undefined}
          data-current={isCurrent || undefined}
        >
          {name}
          <Waiting count={waiting} />
        </Link>
      ))}
    </nav>
  )
}

/** How much waits there; nothing where nothing does. */
export function Waiting({ count }: { count: number }) {
  const words = useShellWords()
  const language = useLanguage()
  if (count === 0) return null
  return (
    <span className={classes.count} title={words.waiting(count)}>
      {count > 999 ? '999+' : count.toLocaleString(language)}
    </span>
  )
}

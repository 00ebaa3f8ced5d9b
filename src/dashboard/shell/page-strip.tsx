import { useEffect, useRef } from 'react'
import type { Target } from '../addresses.ts'
import { useLanguage } from '../look/language.ts'
import { Link } from '../routing.tsx'
import { useShellWords } from '../words/index.ts'
import classes from './page-strip.module.css'

type StripPage = Target & { label: string; isCurrent: boolean; waiting?: number }

/** The pages behind one door, above each of them. */
export function PageStrip({ label, pages }: { label: string; pages: readonly StripPage[] }) {
  const strip = useRef<HTMLElement>(null)
  const current = pages.find(({ isCurrent }) => isCurrent)?.label
  // On a narrow screen it scrolls: the page that one is on is in view.
  useEffect(() => {
    const shown = current && strip.current?.querySelector<HTMLElement>('[data-current]')
    if (!shown || !strip.current) return
    const { left, width } = shown.getBoundingClientRect()
    const room = strip.current.getBoundingClientRect()
    strip.current.scrollLeft += left - room.left - (room.width - width) / 2
  }, [current])
  return (
    <nav ref={strip} className={classes.pages} aria-label={label}>
      {pages.map(({ label: name, isCurrent, waiting = 0, ...to }) => (
        <Link
          key={name}
          {...to}
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

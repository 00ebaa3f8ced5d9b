import type { ReactNode } from 'react'
import { Icon } from '../layout/icon.tsx'
import type { Words } from '../words.ts'
import type { FileAccess } from './file-access.tsx'

interface DoorsProps {
  words: Words
  way: Pick<FileAccess, 'file' | 'shares'>
  /** Whether something can be shared, or was. */
  sharesSomething: boolean
}

interface Door {
  href: string
  text: string
  /** What is special about it, below. */
  line?: string
  drawing: ReactNode
}

/** What a person does here most, and behind "More" everything else. */
export function Doors({ words, way, sharesSomething }: DoorsProps) {
  const { doors } = words.firstScreen
  const { file: at } = way
  const share: Door = {
    ...{ href: way.shares, text: doors.share },
    drawing: <path d="M4 12v7a1 1 0 0 0 1 1h14a1 1 0 0 0 1-1v-7M12 15V4M8 8l4-4 4 4" />,
  }
  const all: readonly Door[] = [
    {
      ...{ href: `${at}/card`, text: words.card.title, line: doors.offline },
      drawing: <path d="M3 5h18v14H3zM6 16c1-2 5-2 6 0M9 9v3M15 10h3M15 14h3" />,
    },
    ...(sharesSomething ? [share] : []),
    {
      ...{ href: `${at}/tell`, text: doors.tell },
      drawing: <path d="M4 5h16v11H11l-5 4v-4H4z" />,
    },
    {
      ...{ href: `${at}/standing#originals`, text: doors.originals },
      drawing: <path d="M6 3h10l2 2v16H6zM9 9h6M9 13h6M9 17h3" />,
    },
    {
      ...{ href: `${at}/help`, text: doors.help },
      drawing: (
        <path d="M5 4h4l2 5-2.500 1.500a11 11 0 0 0 5 5L15 13l5 2v4a1 1 0 0 1-1 1A16 16 0 0 1 4 5a1 1 0 0 1 1-1z" />
      ),
    },
  ]
  return (
    <section className="screen-only" aria-labelledby="do">
      <h2 id="do">{doors.title}</h2>
      <ul className="doors">
        {all.map(({ href, text, line, drawing }) => (
          <li key={href}>
            <a className="door" href={href} rel="nofollow">
              <Icon>{drawing}</Icon>
              <span>
                {text}
                {line && <small>{line}</small>}
              </span>
            </a>
          </li>
        ))}
      </ul>
      <details className="panel fold">
        <summary>{doors.more}</summary>
        <ul className="rows">
          {furtherOf(words).map(([part, text]) => (
            <li key={part}>
              <a href={`${at}/${part}`} rel="nofollow">
                {text}
              </a>
            </li>
          ))}
        </ul>
      </details>
    </section>
  )
}

function furtherOf(words: Words) {
  const { bring, file, money, contract, views, ownData, codeChange, cases } = words
  return [
    ['bring', bring.title],
    ['standing', file.standing],
    ['money', money.title],
    ['contract', contract.title],
    ['views', views.title],
    ['told', cases.told],
    ['keep', file.keepTitle],
    ['print', file.printAll],
    ['data', ownData.title],
    ['code', codeChange.title],
  ] as const
}

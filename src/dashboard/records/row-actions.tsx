import { memo, useState } from 'react'
import { useRecordsWords } from '#words/records'
import press from '../look/press.module.css'
import { recordActions } from '../record-actions.ts'
import { Link } from '../routing.tsx'
import { pressable } from '../ui/focus.ts'
import { Icon } from '../ui/icon.tsx'
import { alike } from '../ui/steady.tsx'
import { usePart } from '../ui/use-part.ts'
import { navigate } from '../visits.ts'
import type { ListedRecord } from './record-columns.tsx'
import classes from './row-actions.module.css'

interface Actions {
  record: ListedRecord
  /** Only the row with the focus has its actions in the tab order. */
  isActive: boolean
}

const loadMenu = () => import('../ui/open-menu.tsx')

/** The usual action, and a menu of the others, which is loaded when somebody opens the first. */
function Actions({ record, isActive }: Actions) {
  const words = useRecordsWords().row
  const tabIndex = isActive ? 0 : -1
  const look = `${classes.action} ${press.press}`
  return (
    <div className={classes.actions}>
      <Link
        to="/records/$recordId/edit"
        params={{ recordId: record.id }}
        className={look}
        tabIndex={tabIndex}
        aria-label={words.updateOne(record.name)}
        title={words.update}
      >
        <Icon name="edit" />
      </Link>
      <More record={record} look={look} tabIndex={tabIndex} />
    </div>
  )
}

interface MoreProps {
  record: ListedRecord
  look: string
  tabIndex: number
}

function More({ record, look, tabIndex }: MoreProps) {
  const words = useRecordsWords().row
  const [isPressed, setPressed] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const { part: menu } = usePart(loadMenu, isPressed)
  const label = words.moreFor(record.name)
  const run = (work: () => Promise<unknown>) => () => {
    setBusy(true)
    void work().finally(() => setBusy(false))
  }
  if (isPressed && menu) {
    const { hide, unhide, remove } = recordActions
    const items = [
      { label: words.issue, run: () => void navigate({ to: '/slips', search: { of: record.id } }) },
      record.hiddenAt
        ? { label: words.unhide, run: run(() => unhide(record)) }
        : { label: words.hide, run: run(() => hide(record)) },
      { label: words.remove, isGrave: true, run: run(() => remove(record)) },
    ]
    return (
      <menu.OpenMenu items={items} aria-label={label} className={look} disabled={isBusy}>
        ⋯
      </menu.OpenMenu>
    )
  }
  return (
    <button
      type="button"
      className={look}
      tabIndex={tabIndex}
      aria-haspopup="menu"
      aria-expanded={false}
      aria-label={label}
      title={label}
      {...pressable(false, () => setPressed(true))}
    >
      <Icon name="more" />
    </button>
  )
}

/** The actions on one row; only those that its state allows. */
export const RowActions = memo(Actions, alike)

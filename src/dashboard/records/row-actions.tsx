import { memo, type ReactNode, useState } from 'react'
import { type RecordsWords, useRecordsWords } from '#words/records'
import press from '../look/press.module.css'
import { recordActions } from '../record-actions.ts'
import { Link } from '../routing.tsx'
import { pressable } from '../ui/focus.ts'
import { Icon } from '../ui/icon.tsx'
import { alike } from '../ui/steady.tsx'
import { navigate } from '../visits.ts'
import type { ListedRecord } from './record-columns.tsx'
import classes from './row-actions.module.css'

/** An icon where the words of four actions would need two lines; the same elements for every row. */
const facesIn = (words: RecordsWords['row']) => ({
  update: face(<Icon name="edit" />, words.update),
  code: face(<Icon name="code" />, words.code),
  hide: face(<Icon name="hide" />, words.hide),
  unhide: face(<Icon name="unhide" />, words.unhide),
  remove: face(<Icon name="remove" />, words.remove),
})
const known = new Map<RecordsWords['row'], ReturnType<typeof facesIn>>()
function facesOf(words: RecordsWords['row']) {
  const faces = known.get(words) ?? facesIn(words)
  known.set(words, faces)
  return faces
}

function face(sign: ReactNode, word: string) {
  return (
    <>
      {sign}
      <span className={classes.word}>{word}</span>
    </>
  )
}

interface Actions {
  record: ListedRecord
  /** Only the row with the focus has its actions in the tab order. */
  isActive: boolean
}

function Actions({ record, isActive }: Actions) {
  const words = useRecordsWords().row
  const faces = facesOf(words)
  const [isBusy, setBusy] = useState(false)
  const run = (work: () => Promise<unknown>) => {
    setBusy(true)
    void work().finally(() => setBusy(false))
  }
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
        {faces.update}
      </Link>
      <button
        type="button"
        className={look}
        tabIndex={tabIndex}
        onClick={() => void navigate({ to: '/slips', search: { of: record.id } })}
        aria-label={words.issueOne(record.name)}
        title={words.issue}
      >
        {faces.code}
      </button>
      <button
        type="button"
        className={look}
        tabIndex={tabIndex}
        {...pressable(isBusy, () =>
          run(() => (record.hiddenAt ? recordActions.unhide : recordActions.hide)(record)),
        )}
        aria-label={(record.hiddenAt ? words.unhideOne : words.hideOne)(record.name)}
        title={record.hiddenAt ? words.unhide : words.hide}
      >
        {record.hiddenAt ? faces.unhide : faces.hide}
      </button>
      <button
        type="button"
        className={look}
        data-grave
        tabIndex={tabIndex}
        {...pressable(isBusy, () => run(() => recordActions.remove(record)))}
        aria-label={words.removeOne(record.name)}
        title={words.remove}
      >
        {faces.remove}
      </button>
    </div>
  )
}

/** The actions on one row; only those that its state allows. */
export const RowActions = memo(Actions, alike)

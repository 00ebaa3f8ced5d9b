import { NativeSelect, Text } from '@mantine/core'
import type { StaffDocument } from '../queries.ts'
import { pressable } from '../ui/focus.ts'
import { Icon, type IconName } from '../ui/icon.tsx'
import { useTimes } from '../ui/times.ts'
import { useActionWords } from '../words/actions.ts'
import { useDocumentsWords } from '../words/documents.ts'
import type { ViewerMoves } from './keys.ts'
import { neighbour, type View } from './view.ts'
import classes from './viewer.module.css'

export interface Tools {
  documents: readonly StaffDocument[]
  shown: StaffDocument
  view: View
  moves: ViewerMoves
  /** The other versions of the same kind. */
  others: readonly StaffDocument[]
  besideId: string | null
  onBeside: (id: string | null) => void
  onMark: () => void
  onKeys: () => void
  isFull: boolean
}

/** The buttons of the viewer in one row; each has its name as a tooltip and its key in `aria-keyshortcuts`. */
export function ToolBar(tools: Tools) {
  const words = useDocumentsWords().viewer
  const { keys } = useActionWords()
  const { documents, shown, view, moves, isFull } = tools
  return (
    <div className={classes.tools}>
      <Tool
        icon="zoomOut"
        name={words.tools.zoomOut}
        keys="-"
        onClick={moves.zoomOut}
        isOff={view.scale <= 1}
      />
      <Text size="sm" component="output" className={classes.scale} aria-label={words.zoom}>
        {words.percent(Math.round(view.scale * 100))}
      </Text>
      <Tool
        icon="zoomIn"
        name={words.tools.zoomIn}
        keys="+"
        onClick={moves.zoomIn}
        isOff={view.scale >= 5}
      />
      <Tool
        icon="fit"
        name={words.tools.fit}
        keys="0"
        onClick={moves.fit}
        isOff={view.scale === 1}
      />
      <Tool icon="turn" name={words.tools.turn} keys="t" onClick={moves.turn} />
      <Tool
        icon="fullScreen"
        name={isFull ? words.leaveFullScreen : words.tools.fullScreen}
        keys="f"
        onClick={moves.fullScreen}
      />
      <Tool icon="mark" name={words.mark} isPressed={view.isMarked} onClick={tools.onMark} />
      <Tool icon="keys" name={keys.title} onClick={tools.onKeys} />
      {shown.pages > 1 && <PageTurner page={view.page} pages={shown.pages} moves={moves} />}
      {documents.length > 1 && (
        <>
          <Tool
            icon="previousDocument"
            name={words.tools.previousDocument}
            keys="p"
            onClick={moves.previousDocument}
            isOff={!neighbour(documents, shown, -1)}
          />
          <Tool
            icon="nextDocument"
            name={words.tools.nextDocument}
            keys="n"
            onClick={moves.nextDocument}
            isOff={!neighbour(documents, shown, 1)}
          />
        </>
      )}
      {tools.others.length > 0 && <Beside {...tools} />}
    </div>
  )
}

interface Tool {
  icon: IconName
  name: string
  keys?: string
  isOff?: boolean
  /** For a toggle button. */
  isPressed?: boolean
  onClick: () => void
}

/** Switched off, it keeps the focus: a person who pressed it at the last page continues from here. */
function Tool({ icon, name, keys, isOff = false, isPressed, onClick }: Tool) {
  return (
    <button
      type="button"
      className={classes.tool}
      data-for-keyboard={icon === 'keys' || undefined}
      title={name}
      aria-label={name}
      aria-keyshortcuts={keys}
      aria-pressed={isPressed}
      {...pressable(isOff, onClick)}
    >
      <Icon name={icon} />
    </button>
  )
}

function PageTurner({ page, pages, moves }: { page: number; pages: number; moves: ViewerMoves }) {
  const words = useDocumentsWords().viewer
  return (
    <>
      <Tool
        icon="previousPage"
        name={words.tools.previousPage}
        keys=","
        onClick={moves.previousPage}
        isOff={page === 1}
      />
      <Text size="sm" aria-live="polite" className={classes.pages}>
        {words.pageOf(page, pages)}
      </Text>
      <Tool
        icon="nextPage"
        name={words.tools.nextPage}
        keys="."
        onClick={moves.nextPage}
        isOff={page === pages}
      />
    </>
  )
}

function Beside({ others, besideId, onBeside }: Tools) {
  const words = useDocumentsWords().viewer
  const { dayOf } = useTimes()
  return (
    <NativeSelect
      size="xs"
      label={words.beside}
      className={classes.beside}
      value={besideId ?? ''}
      onChange={({ currentTarget: { value } }) => onBeside(value === '' ? null : value)}
      data={[
        { value: '', label: words.nothing },
        ...others.map(({ id, version, uploadedAt }) => ({
          value: id,
          label: words.version(version, dayOf(uploadedAt)),
        })),
      ]}
    />
  )
}

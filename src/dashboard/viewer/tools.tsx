import { NativeSelect, Text } from '@mantine/core'
import { useActionWords } from '#words/actions'
import { useDocumentsWords } from '#words/documents'
import type { StaffDocument } from '../queries.ts'
import { pressable } from '../ui/focus.ts'
import { Icon, type IconName } from '../ui/icon.tsx'
import { useTimes } from '../ui/times.ts'
import { keyOf, type Move, type ViewerMoves } from './keys.ts'
import { leastScale, mostScale, neighbour, type View } from './view.ts'
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
  const tool = (move: Move & IconName, isOff = false, name = words.tools[move]) => (
    <Tool icon={move} name={name} keys={keyOf(move)} onClick={moves[move]} isOff={isOff} />
  )
  return (
    <div className={classes.tools}>
      {tool('zoomOut', view.scale <= leastScale)}
      <Text size="sm" component="output" className={classes.scale} aria-label={words.zoom}>
        {words.percent(Math.round(view.scale * 100))}
      </Text>
      {tool('zoomIn', view.scale >= mostScale)}
      {tool('fit', view.scale === leastScale)}
      {tool('turn')}
      {tool('fullScreen', false, isFull ? words.leaveFullScreen : undefined)}
      <Tool icon="mark" name={words.mark} isPressed={view.isMarked} onClick={tools.onMark} />
      <Tool icon="keys" name={keys.title} onClick={tools.onKeys} />
      {shown.pages > 1 && (
        <>
          {tool('previousPage', view.page === 1)}
          <Text size="sm" aria-live="polite" className={classes.pages}>
            {words.pageOf(view.page, shown.pages)}
          </Text>
          {tool('nextPage', view.page === shown.pages)}
        </>
      )}
      {documents.length > 1 && (
        <>
          {tool('previousDocument', !neighbour(documents, shown, -1))}
          {tool('nextDocument', !neighbour(documents, shown, 1))}
        </>
      )}
      {tools.others.length > 0 && <Beside {...tools} />}
    </div>
  )
}

interface Tool {
  icon: IconName
  name: string
  keys?: string | undefined
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

import { Button, Group, NativeSelect, Text } from '@mantine/core'
import type { StaffDocument } from '../queries.ts'
import { dayOf } from '../ui/times.ts'
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

/** The buttons of the viewer; each has its key in `aria-keyshortcuts`. */
export function ToolBar(tools: Tools) {
  const { documents, shown, view, moves, isFull } = tools
  return (
    <Group gap={6} className={classes.tools}>
      <Group gap={4}>
        <Tool label="Zoom out" keys="-" onClick={moves.zoomOut} isOff={view.scale <= 1}>
          −
        </Tool>
        <Text size="sm" component="output" className={classes.scale} aria-label="Zoom">
          {Math.round(view.scale * 100)} %
        </Text>
        <Tool label="Zoom in" keys="+" onClick={moves.zoomIn} isOff={view.scale >= 5}>
          +
        </Tool>
      </Group>
      <Tool label="Fit to the whole width" keys="0" onClick={moves.fit} isOff={view.scale === 1}>
        Fit
      </Tool>
      <Tool keys="t" onClick={moves.turn}>
        Rotate
      </Tool>
      <Tool keys="f" onClick={moves.fullScreen}>
        {isFull ? 'Leave full screen' : 'Full screen'}
      </Tool>
      <Button size="xs" variant="default" aria-pressed={view.isMarked} onClick={tools.onMark}>
        Watermark
      </Button>
      {shown.pages > 1 && <PageTurner page={view.page} pages={shown.pages} moves={moves} />}
      {documents.length > 1 && (
        <Group gap={6}>
          <Tool
            label="Previous document"
            keys="p"
            onClick={moves.previousDocument}
            isOff={!neighbour(documents, shown, -1)}
          >
            Previous
          </Tool>
          <Tool
            label="Next document"
            keys="n"
            onClick={moves.nextDocument}
            isOff={!neighbour(documents, shown, 1)}
          >
            Next
          </Tool>
        </Group>
      )}
      {tools.others.length > 0 && <Beside {...tools} />}
      <Tool onClick={tools.onKeys}>Keys</Tool>
    </Group>
  )
}

interface Tool {
  /** When the button shows a sign instead of words. */
  label?: string
  keys?: string
  isOff?: boolean
  onClick: () => void
  children: string
}

/** Off, it keeps the focus: who pressed it at the end of the pages goes on from here. */
function Tool({ label, keys, isOff = false, onClick, children }: Tool) {
  return (
    <Button
      size="xs"
      variant="default"
      aria-label={label}
      aria-keyshortcuts={keys}
      data-disabled={isOff || undefined}
      aria-disabled={isOff || undefined}
      onClick={() => {
        if (!isOff) onClick()
      }}
    >
      {children}
    </Button>
  )
}

function PageTurner({ page, pages, moves }: { page: number; pages: number; moves: ViewerMoves }) {
  return (
    <Group gap={6}>
      <Tool label="Previous page" keys="," onClick={moves.previousPage} isOff={page === 1}>
        ‹
      </Tool>
      <Text size="sm" aria-live="polite">
        Page {page} of {pages}
      </Text>
      <Tool label="Next page" keys="." onClick={moves.nextPage} isOff={page === pages}>
        ›
      </Tool>
    </Group>
  )
}

function Beside({ others, besideId, onBeside }: Tools) {
  return (
    <NativeSelect
      size="xs"
      label="Beside it"
      className={classes.beside}
      value={besideId ?? ''}
      onChange={({ currentTarget: { value } }) => onBeside(value === '' ? null : value)}
      data={[
        { value: '', label: 'Nothing' },
        ...others.map(({ id, version, uploadedAt }) => ({
          value: id,
          label: `Version ${version}, ${dayOf(uploadedAt)}`,
        })),
      ]}
    />
  )
}

import { Text } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { useDocumentsWords } from '#words/documents'
import type { StaffDocument } from '../queries.ts'
import { Dialog } from '../ui/dialog.tsx'
import { KeysDialog } from '../ui/keys-dialog.tsx'
import { OriginalLink } from '../ui/original-link.tsx'
import { useTimes } from '../ui/times.ts'
import { keysOfViewer, useViewerKeys, type ViewerMoves } from './keys.ts'
import { Stage } from './stage.tsx'
import { ToolBar, type Tools } from './tools.tsx'
import {
  firstView,
  leastScale,
  neighbour,
  stepScale,
  turnedPage,
  useNameOf,
  type View,
} from './view.ts'
import classes from './viewer.module.css'

export interface ViewerProps {
  /** The current documents, in order, for next and previous. */
  documents: readonly StaffDocument[]
  shown: StaffDocument
  /** Every version of every kind, to show beside. */
  versions: readonly StaffDocument[]
  besideId: string | null
  onShow: (id: string) => void
  onBeside: (id: string | null) => void
  /** Called when a picture of this document is on the screen. */
  onSeen?: ((documentId: string) => void) | undefined
}

/** A document as a picture: zoom, turns, pages, full screen, an earlier version beside it. */
export function Viewer({ documents, shown, versions, besideId, ...on }: ViewerProps) {
  const { onShow, onBeside, onSeen } = on
  const words = useDocumentsWords().viewer
  const nameOf = useNameOf()
  const root = useRef<HTMLDivElement>(null)
  const [kept, setView] = useState<View>(() => firstView(shown.id))
  const view = kept.of === shown.id ? kept : firstView(shown.id)
  const change = (changes: Partial<View>) => setView({ ...view, ...changes })
  const full = useFullScreen()
  const [showsKeys, setShowsKeys] = useState(false)
  const others = versions.filter(({ kind, id }) => kind === shown.kind && id !== shown.id)
  const beside = others.find(({ id }) => id === besideId) ?? null
  const go = (by: 1 | -1) => {
    const next = neighbour(documents, shown, by)
    if (next) onShow(next.id)
  }
  const moves: ViewerMoves = {
    zoomIn: () => change({ scale: stepScale(view.scale, 'in') }),
    zoomOut: () => change({ scale: stepScale(view.scale, 'out') }),
    fit: () => change({ scale: leastScale }),
    turn: () => change({ turns: (view.turns + 1) % 4 }),
    fullScreen: full.isOn ? full.leave : full.enter,
    compare: () => onBeside(beside ? null : (others[0]?.id ?? null)),
    nextPage: () => change({ page: turnedPage(view.page, 1, shown) }),
    previousPage: () => change({ page: turnedPage(view.page, -1, shown) }),
    nextDocument: () => go(1),
    previousDocument: () => go(-1),
  }
  useViewerKeys(root, moves)
  const desk = {
    ...{ documents, shown, view, moves, others, beside, onBeside, onSeen },
    besideId: beside?.id ?? null,
    onMark: () => change({ isMarked: !view.isMarked }),
    onScale: (scale: number) => change({ scale }),
    onKeys: () => setShowsKeys(true),
  }
  return (
    <div ref={root} className={classes.viewer}>
      <Desk {...desk} isFull={false} />
      <Dialog
        isOpen={full.isOn}
        onClose={full.leave}
        title={nameOf(shown)}
        closeLabel={words.leaveFullScreen}
        classNames={{ content: classes.fullContent ?? '', body: classes.fullBody ?? '' }}
        attributes={{ header: { role: 'none' }, content: { 'data-viewer': true } }}
        fullScreen
      >
        <Desk {...desk} isFull />
      </Dialog>
      <KeysDialog
        isOpen={showsKeys}
        onClose={() => setShowsKeys(false)}
        groups={[keysOfViewer(words)]}
      />
    </div>
  )
}

/** Uses the whole window, and the whole screen where the browser allows it (phones do not). */
function useFullScreen() {
  const [isOn, setOn] = useState(false)
  useEffect(() => {
    if (!isOn) return
    const end = () => {
      if (!document.fullscreenElement) setOn(false)
    }
    document.addEventListener('fullscreenchange', end)
    return () => {
      document.removeEventListener('fullscreenchange', end)
      if (document.fullscreenElement) void document.exitFullscreen()
    }
  }, [isOn])
  return {
    isOn,
    enter: () => {
      setOn(true)
      document.documentElement.requestFullscreen?.().catch(() => undefined)
    },
    leave: () => setOn(false),
  }
}

interface Desk extends Tools {
  beside: StaffDocument | null
  onScale: (scale: number) => void
  onSeen?: ((documentId: string) => void) | undefined
}

/** Buttons and pictures: one document, or two versions of it side by side. */
function Desk({ beside, onScale, onSeen, ...tools }: Desk) {
  const words = useDocumentsWords().viewer
  const nameOf = useNameOf()
  const { momentOf } = useTimes()
  const { shown, view, isFull } = tools
  return (
    <div className={classes.desk} data-full={isFull || undefined}>
      <ToolBar {...tools} />
      <div className={classes.sides} data-two={beside !== null || undefined}>
        {[shown, ...(beside ? [beside] : [])].map((document) => (
          <figure key={document.id} className={classes.side} aria-label={nameOf(document)}>
            <Stage {...{ document, view, onScale, isFull, onSeen }} />
            <figcaption className={classes.caption}>
              <Text size="sm" c="dimmed">
                {words.caption(document.version, momentOf(document.uploadedAt))} ·{' '}
                {document.originalName}
              </Text>
              <OriginalLink documentId={document.id} of={nameOf(document)} />
            </figcaption>
          </figure>
        ))}
      </div>
    </div>
  )
}

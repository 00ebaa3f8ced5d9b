import { Button, Text } from '@mantine/core'
import {
  type RefObject,
  type SyntheticEvent,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react'
import { useActionWords } from '#words/actions'
import { useDocumentsWords } from '#words/documents'
import type { StaffDocument } from '../queries.ts'
import { Said } from '../words/said.tsx'
import { useGestures } from './gestures.ts'
import { keptOr, pictureOf, whyNone } from './keys.ts'
import { useNameOf, type View } from './view.ts'
import classes from './viewer.module.css'

interface Stage {
  document: StaffDocument
  view: View
  onScale: (scale: number) => void
  isFull: boolean
  /** Called when its picture is on the screen, or a message that there is none. */
  onSeen?: ((documentId: string) => void) | undefined
}

/** One page as a picture; zoomed in, it scrolls within its frame. */
export function Stage({ document, view, onScale, isFull, onSeen }: Stage) {
  const words = useDocumentsWords().viewer
  const { again } = useActionWords()
  const [tries, setTries] = useState(0)
  const [hasFailed, setFailed] = useState(false)
  const [why, setWhy] = useState<string | null>(null)
  const fail = async (page: number) => {
    setFailed(true)
    onSeen?.(document.id)
    setWhy(await whyNone(pictureOf(document.id, { page, width: 480, isMarked: view.isMarked })))
  }
  if (hasFailed)
    return (
      <div className={classes.failed} role="alert">
        <Text>{why === null ? words.failed : <Said>{why}</Said>}</Text>
        <Button
          variant="default"
          onClick={() => {
            setFailed(false)
            setWhy(null)
            setTries(tries + 1)
          }}
        >
          {again}
        </Button>
      </div>
    )
  const shown = { ...view, page: Math.min(view.page, document.pages) }
  return (
    <Frame
      key={`${document.id} ${shown.page} ${shown.isMarked} ${tries}`}
      document={document}
      view={shown}
      onScale={onScale}
      isFull={isFull}
      onSeen={() => onSeen?.(document.id)}
      onFailed={() => void fail(shown.page)}
    />
  )
}

type Frame = Omit<Stage, 'onSeen'> & { onSeen: () => void; onFailed: () => void }

function Frame({ document, view, onScale, isFull, onSeen, onFailed }: Frame) {
  const words = useDocumentsWords().viewer
  const name = useNameOf()(document)
  const [ratio, setRatio] = useState(document.width / document.height)
  const [loaded, setLoaded] = useState<readonly number[]>([])
  const frame = useRef<HTMLElement>(null)
  const isLying = view.turns % 2 === 1
  const shownRatio = isLying ? 1 / ratio : ratio
  const { scale } = view
  const fit = useGestures(frame, { scale, onScale, isFull, ratio: shownRatio })
  const measure = ({ currentTarget }: SyntheticEvent<HTMLImageElement>, width: number) => {
    setRatio(currentTarget.naturalWidth / currentTarget.naturalHeight)
    setLoaded((all) => [...all, width])
  }
  // The small one first: it loads quickly on a slow line; the sharp ones cover it.
  const wanted = [480, ...(loaded.includes(480) ? [960] : [])]
  if (loaded.includes(1600) || (loaded.includes(480) && scale > 1.2)) wanted.push(1600)
  // Fixed: a picture that is kept later is not fetched again.
  const [addresses] = useState(
    () =>
      new Map(
        [480, 960, 1600].map((width) => [
          width,
          keptOr(pictureOf(document.id, { ...view, width })),
        ]),
      ),
  )
  useSeen(frame, loaded.length > 0, onSeen)
  return (
    <section
      ref={frame}
      className={classes.frame}
      data-scrolls
      data-zoomed={scale > 1 || undefined}
      aria-label={(isFull ? words.fullPicture : words.picture)(name)}
      aria-busy={!loaded.includes(960)}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
      tabIndex={0}
    >
      <div
        className={classes.stage}
        style={{ width: fit === null ? `${scale * 100}%` : fit * scale, aspectRatio: shownRatio }}
      >
        {loaded.length === 0 && <Text className={classes.loading}>{words.loading}</Text>}
        {wanted.map((width) => (
          <img
            key={width}
            className={classes.picture}
            src={addresses.get(width)}
            alt={width === 480 ? words.page(name, view.page) : ''}
            draggable={false}
            style={{
              width: isLying ? `${ratio * 100}%` : '100%',
              transform: `translate(-50%, -50%) rotate(${view.turns * 90}deg)`,
              visibility: width === 480 || loaded.includes(width) ? 'visible' : 'hidden',
            }}
            onLoad={(event) => measure(event, width)}
            // If a sharp one fails to load, the small one stays.
            onError={() => width === 480 && onFailed()}
          />
        ))}
      </div>
    </section>
  )
}

/** Calls back once a loaded picture is within the window. */
function useSeen(frame: RefObject<HTMLElement | null>, hasCome: boolean, onSeen: () => void): void {
  const tell = useEffectEvent(onSeen)
  useEffect(() => {
    if (!hasCome || frame.current === null) return
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      tell()
    })
    observer.observe(frame.current)
    return () => observer.disconnect()
  }, [frame, hasCome])
}

import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { clampScale, toggledScale } from './view.ts'

interface Gestures {
  scale: number
  onScale: (scale: number) => void
  isFull: boolean
  /** Width divided by height of the picture as shown. */
  ratio: number
}

/** A place in the frame, in pixels from its corner. */
interface Place {
  x: number
  y: number
}

/**
 * Handles zooming by wheel (with Ctrl, or in full screen without), pinch and double click, and moving a
 * zoomed picture with the mouse. What is under the pointer stays there. Returns the width in pixels that
 * shows the whole picture in full screen, or null for the width of the frame.
 */
export function useGestures(
  frame: RefObject<HTMLElement | null>,
  { scale, onScale, isFull, ratio }: Gestures,
): number | null {
  const place = useRef<Place | null>(null)
  const zoom = useEffectEvent((next: (scale: number) => number, at: Place) => {
    place.current = at
    onScale(clampScale(next(scale)))
  })
  const takesWheel = useEffectEvent((event: WheelEvent) => event.ctrlKey || event.metaKey || isFull)
  useKeptPlace(frame, scale, place)
  useEffect(() => {
    if (frame.current === null) return
    return listen(
      frame.current,
      (next, at) => zoom(next, at),
      (event) => takesWheel(event),
    )
  }, [frame])
  return useWholeWidth(frame, isFull, ratio)
}

type Zoom = (next: (scale: number) => number, at: Place) => void

/** React's listeners are passive; these must prevent the browser from zooming the whole page. */
function listen(
  element: HTMLElement,
  zoom: Zoom,
  takesWheel: (event: WheelEvent) => boolean,
): () => void {
  const gone = new AbortController()
  const options = { passive: false, signal: gone.signal }
  const placeOf = (x: number, y: number): Place => {
    const { left, top } = element.getBoundingClientRect()
    return { x: x - left, y: y - top }
  }
  const wheel = (event: WheelEvent) => {
    if (!takesWheel(event)) return
    event.preventDefault()
    const growth = Math.exp(-event.deltaY * 0.002)
    zoom((scale) => scale * growth, placeOf(event.clientX, event.clientY))
  }
  const drag = ({ pointerType, buttons, movementX, movementY }: PointerEvent) => {
    if (pointerType === 'mouse' && buttons === 1) element.scrollBy(-movementX, -movementY)
  }
  element.addEventListener('wheel', wheel, options)
  element.addEventListener(
    'dblclick',
    ({ clientX, clientY }) => zoom(toggledScale, placeOf(clientX, clientY)),
    options,
  )
  element.addEventListener('pointermove', drag, options)
  listenToPinch(element, zoom, placeOf, options)
  return () => gone.abort()
}

function listenToPinch(
  element: HTMLElement,
  zoom: Zoom,
  placeOf: (x: number, y: number) => Place,
  options: AddEventListenerOptions,
): void {
  /** The distance between the fingers at the previous move. */
  let apart: number | null = null
  const pinch = (event: TouchEvent) => {
    const [one, two] = event.touches
    if (!one || !two) return
    event.preventDefault()
    const distance = Math.hypot(one.clientX - two.clientX, one.clientY - two.clientY)
    const growth = apart === null ? 1 : distance / apart
    apart = distance
    const middle = placeOf((one.clientX + two.clientX) / 2, (one.clientY + two.clientY) / 2)
    zoom((scale) => scale * growth, middle)
  }
  element.addEventListener('touchmove', pinch, options)
  element.addEventListener(
    'touchend',
    () => {
      apart = null
    },
    options,
  )
}

/** Scrolls after a change of scale so that the place, or else the middle, shows the same as before. */
function useKeptPlace(
  frame: RefObject<HTMLElement | null>,
  scale: number,
  place: RefObject<Place | null>,
): void {
  const before = useRef(scale)
  useLayoutEffect(() => {
    const element = frame.current
    if (!element || before.current === scale) return
    const growth = scale / before.current
    const { x, y } = place.current ?? { x: element.clientWidth / 2, y: element.clientHeight / 2 }
    element.scrollLeft = (element.scrollLeft + x) * growth - x
    element.scrollTop = (element.scrollTop + y) * growth - y
    before.current = scale
    place.current = null
  }, [frame, scale, place])
}

function useWholeWidth(
  frame: RefObject<HTMLElement | null>,
  isFull: boolean,
  ratio: number,
): number | null {
  const [size, setSize] = useState<{ width: number; height: number } | null>(null)
  useEffect(() => {
    const element = frame.current
    if (!isFull || !element) return
    const measure = () => setSize({ width: element.clientWidth, height: element.clientHeight })
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [frame, isFull])
  return isFull && size ? Math.min(size.width, size.height * ratio) : null
}

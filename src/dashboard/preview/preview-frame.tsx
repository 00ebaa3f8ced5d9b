import { useLayoutEffect, useRef } from 'react'
import classes from './preview.module.css'

interface PreviewFrame {
  title: string
  html: string
  /** The width of the simulated screen, and the room for it here; in pixels. */
  width: number
  room: number
}

/**
 * A page of ours in a frame that runs no script, sends no form and opens no window. It is written into the
 * frame, not loaded by it: so no address of ours has to allow framing.
 */
export function PreviewFrame({ title, html, width, room }: PreviewFrame) {
  const frame = useRef<HTMLIFrameElement>(null)
  const scrolled = useRef(0)
  useLayoutEffect(() => {
    scrolled.current = frame.current?.contentWindow?.scrollY ?? 0
  }, [html])
  const scale = room > 0 ? Math.min(1, room / width) : 1
  return (
    <iframe
      ref={frame}
      className={classes.frame}
      title={title}
      sandbox="allow-same-origin"
      srcDoc={html}
      style={{
        inlineSize: width,
        blockSize: `${100 / scale}%`,
        transform: `scale(${scale})`,
      }}
      onLoad={() => frame.current?.contentWindow?.scrollTo(0, scrolled.current)}
    />
  )
}

import type { Words } from '../messages/index.ts'

interface TimeLeftProps {
  words: Words
  /** Seconds for which the file stays open. */
  secondsLeft: number
  at?: '/file' | '/shared'
  /** Another place that the reader may want to go to. */
  link?: { href: string; text: string } | undefined
}

/** How long the pictures stay open, and how to close them. */
export function TimeLeft({ words, secondsLeft, at = '/file', link }: TimeLeftProps) {
  const { file, stop } = words
  return (
    <div className="timeleft">
      <p>
        {file.staysOpen} <b>{file.minutesLeft(Math.ceil(secondsLeft / 60))}</b>
        {stop}
      </p>
      <form className="actions" method="post" action={`${at}/close`}>
        {link && (
          <a className="button" href={link.href}>
            {link.text}
          </a>
        )}
        <button type="submit">{file.close}</button>
      </form>
    </div>
  )
}

/** Makes the browser ask again when the time is up, so that nothing stays on an unattended screen. */
export function refreshAtEnd(secondsLeft: number, url: string): Record<string, string> {
  return { refresh: `${secondsLeft + 1}; url=${url}` }
}

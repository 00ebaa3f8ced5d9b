import type { Words } from '../messages/index.ts'

interface TimeLeftProps {
  words: Words
  /** Of the time that the file stays open. */
  secondsLeft: number
  at?: '/file' | '/shared'
  /** Where else somebody may want to go from here. */
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

/** What to think of before the file is left. */
export function BeforeLeaving({ words: { file } }: { words: Words }) {
  return (
    <p className="soft screen-only">
      {file.closeHint} {file.print}
    </p>
  )
}

/** The browser asks again when the time is up, so that nothing stays on a screen left alone. */
export function refreshAtEnd(secondsLeft: number, url: string): Record<string, string> {
  return { refresh: `${secondsLeft + 1}; url=${url}` }
}

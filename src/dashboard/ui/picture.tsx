import { useState } from 'react'
import classes from './picture.module.css'

interface PictureProps {
  photoId: string | null
  /** Whose it is: without a photo the initials stand in its place. */
  name?: string | null
  size?: 'large' | 'page'
}

/**
 * A candidate's photo; without one, or while its small form is not drawn yet, the initials. The name stands beside it, so it
 * has none of its own. Lists take the small form, which the browser keeps.
 */
export function Picture({ photoId, name, size }: PictureProps) {
  const [missing, setMissing] = useState<string | null>(null)
  if (photoId === null || photoId === missing)
    return (
      <span className={`${classes.picture} ${classes.initials}`} data-size={size} aria-hidden>
        {initialsOf(name ?? '')}
      </span>
    )
  const form = size === 'page' ? 'image?width=480&watermark=no' : 'face'
  return (
    <img
      className={classes.picture}
      data-size={size}
      src={`/api/v1/documents/${photoId}/${form}`}
      alt=""
      loading="lazy"
      decoding="async"
      onError={() => setMissing(photoId)}
    />
  )
}

/** Returns the first letters of the first and the last name, in any script. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/)
  const ends = words.length > 1 ? [words[0], words.at(-1)] : [words[0]]
  return ends.map((word) => [...(word ?? '')][0] ?? '').join('')
}

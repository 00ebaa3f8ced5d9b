import classes from './picture.module.css'

interface PictureProps {
  photoId: string | null
  /** Whose it is: without a photo the initials stand in its place. */
  name?: string | null
  size?: 'large' | 'page'
}

/** A candidate's photo; without one, the initials. The name stands beside it, so it has none of its own. */
export function Picture({ photoId, name, size }: PictureProps) {
  if (photoId === null)
    return (
      <span className={`${classes.picture} ${classes.initials}`} data-size={size} aria-hidden>
        {initialsOf(name ?? '')}
      </span>
    )
  const address = `/api/v1/documents/${photoId}/image?width=480&watermark=no`
  return (
    <img
      className={classes.picture}
      data-size={size}
      src={address}
      alt=""
      loading="lazy"
      decoding="async"
    />
  )
}

/** Returns the first letters of the first and the last name, in any script. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/)
  const ends = words.length > 1 ? [words[0], words.at(-1)] : [words[0]]
  return ends.map((word) => [...(word ?? '')][0] ?? '').join('')
}

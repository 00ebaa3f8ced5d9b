import classes from './picture.module.css'

/** A candidate's photo in a list; an empty frame without one. */
export function Picture({ photoId }: { photoId: string | null }) {
  if (photoId === null) return <span className={classes.picture} aria-hidden />
  const address = `/api/v1/documents/${photoId}/image?width=480&watermark=no`
  return <img className={classes.picture} src={address} alt="" loading="lazy" decoding="async" />
}

import classes from './thumbnail.module.css'

/** The picture of a saved document, without mark, for staff. */
export function StoredThumbnail({ documentId }: { documentId: string }) {
  const address = `/api/v1/documents/${documentId}/image?width=480&watermark=no`
  return <img className={classes.thumbnail} src={address} alt="" loading="lazy" />
}

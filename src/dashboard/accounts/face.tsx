import type { Account } from '#modules/accounts/schema'
import classes from './accounts.module.css'

/** Somebody's photo, or the first letter of the name. */
export function Face({ account: { id, name, hasPhoto } }: { account: Account }) {
  if (hasPhoto)
    return (
      <img
        className={classes.face}
        src={`/api/v1/accounts/${id}/photo`}
        alt=""
        loading="lazy"
        decoding="async"
      />
    )
  return (
    <span className={classes.face} aria-hidden>
      {[...name][0]?.toUpperCase()}
    </span>
  )
}

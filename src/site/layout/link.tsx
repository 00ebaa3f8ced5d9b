import { isOutward } from './navigation.ts'

/** A link that the organisation may have written: one that leaves says so and sends no referrer. */
export function OwnLink({ url, label }: { url: string; label: string }) {
  if (!isOutward(url)) return <a href={url}>{label}</a>
  return (
    <a className="outward" href={url} rel="noreferrer">
      {label}
    </a>
  )
}

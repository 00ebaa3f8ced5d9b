import type { Words } from '../words.ts'

interface KeepReceiptProps {
  words: Words
  /** Where the form leads. */
  action: '/verify/receipts' | '/shared/receipts'
  /** What the answer was about, to be compared again; a text in base64url, because a form changes line breaks. */
  fields: Readonly<Record<string, string>>
}

/** Keeps an answer as a page to print. A form, because a receipt is made and not only shown. */
export function KeepReceipt({ words: { checkReceipt }, action, fields }: KeepReceiptProps) {
  return (
    <form
      className="screen-only plain"
      method="post"
      action={action}
      aria-labelledby="keep-receipt"
    >
      <h2 id="keep-receipt">{checkReceipt.keepTitle}</h2>
      <p className="soft">{checkReceipt.keepLead}</p>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <p>
        <button type="submit">{checkReceipt.keep}</button>
      </p>
    </form>
  )
}

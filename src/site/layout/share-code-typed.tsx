import type { FormState } from '../form.ts'
import type { Words } from '../words.ts'
import { takesFocus } from './fields.tsx'

/** Says that a share code was typed, and leads to where share codes are asked for; sends the number in the body. */
export function ShareCodeTyped({ words: { check }, form }: { words: Words; form: FormState }) {
  return (
    <div className="problems" role="alert" {...takesFocus}>
      <h2>{check.shareCodeTitle}</h2>
      <p>{check.shareCode}</p>
      <form method="post" action="/shared/prefill">
        <input type="hidden" name="number" value={form.values.number ?? ''} />
        <p>
          <button type="submit">{check.toShared}</button>
        </p>
      </form>
    </div>
  )
}

import { partWordsNow } from '../words/parts.ts'
import { putOnClipboard } from './clipboard.ts'
import { doneToast } from './toast.ts'
import { showToast } from './toasts.ts'

/** Copies a text of the page, and reports whether it did. */
export async function copyText(text: string): Promise<boolean> {
  const { copy } = partWordsNow()
  const isCopied = await putOnClipboard(text)
  if (isCopied) doneToast(copy.done, 'clipboard')
  else
    showToast({
      message: copy.failed,
      tone: 'problem',
      lasts: 8000,
    })
  return isCopied
}
